/** Test files that `npm test` leaves out, and the sources whose change brings them into CI. */
export interface Area {
  /** As a person reads it in "left to npm run test:rest: …". */
  name: string
  tests: RegExp
  sources: RegExp
}

/**
 * Each takes a minute, or a program that has to be installed. CI plays those whose sources have changed lately, and one more
 * by turns.
 */
export const AREAS: readonly Area[] = [
  {
    name: 'builds of edited copies',
    tests: /^scripts\/build\/(isolation|load-order|refusals)\.test\.ts$/,
    sources: /^(scripts\/(build|vite|site)\/|package(-lock)?\.json$|tsconfig\.json$)/,
  },
  {
    name: 'npm run new',
    tests: /^scripts\/new-page\/new-page\.test\.ts$/,
    sources: /^scripts\/(new-page|build)\//,
  },
  {
    name: 'npm run remove',
    tests: /^scripts\/remove-page\/remove-page\.test\.ts$/,
    sources: /^scripts\/remove-page\//,
  },
  {
    name: 'the help of all commands',
    tests: /^scripts\/check\/commands\.test\.ts$/,
    sources: /^scripts\/(command\/|[^/]+\/[\w-]*command\.ts$)/,
  },
  {
    name: 'interrupted releases',
    tests: /^scripts\/release\/.*\/(asleep|kill|stopped|together)\.test\.ts$/,
    sources: /^scripts\/(release|site)\//,
  },
  {
    name: 'the simulation of a watch',
    tests: /^scripts\/release\/watch\/simulation\.test\.ts$/,
    sources: /^scripts\/(release\/watch|collector)\//,
  },
  {
    name: 'money runs',
    tests: /^scripts\/money-runs\/money-runs\.test\.ts$/,
    sources:
      /^(scripts\/(money-runs|sandbox\/server)\/|shared\/(runtime\/(idempotency|request|session)|features\/mutation)\/)/,
  },
  {
    name: 'PostgreSQL',
    tests: /^scripts\/collector\/postgres\.test\.ts$/,
    sources: /^scripts\/collector\//,
  },
  {
    name: 'nginx and Caddy',
    tests: /^scripts\/hosts\/real-hosts(-api)?\.test\.ts$/,
    sources: /^scripts\/(hosts|site)\//,
  },
  {
    name: 'the release protocol on S3',
    tests: /\.s3\.ts$/,
    sources: /^scripts\/(release|console)\//,
  },
  {
    name: 'the app shell',
    tests: /^scripts\/e2e\/tools\/shell\.e2e\.ts$/,
    sources: /^scripts\/(shell|testing\/clients)\//,
  },
  {
    name: 'pages under npm start',
    tests: /^scripts\/e2e\/tools\/(dev|hot)\.e2e\.ts$/,
    sources: /^(scripts\/(server|vite)\/|vite\.config\.ts$)/,
  },
  {
    name: 'pictures of states',
    tests: /^scripts\/e2e\/tools\/gallery\.e2e\.ts$/,
    sources: /^scripts\/(gallery|states)\//,
  },
  {
    name: 'the console',
    tests: /^scripts\/e2e\/console\/.*\.e2e\.ts$/,
    sources: /^scripts\/(console|release|collector)\//,
  },
  {
    name: 'what phones report',
    tests: /^scripts\/e2e\/(phone\/(boots|logs)|network\/collector|site\/health)\.e2e\.ts$/,
    sources: /^(shared\/(runtime|background)|scripts\/collector)\//,
  },
  {
    name: 'demos of components',
    tests: /^scripts\/e2e\/tools\/demos\.e2e\.ts$/,
    sources: /^shared\/(kit|campaign|ui)\//,
  },
]

/** Files of vitest that open all pages: of these, CI plays those of the sample's pages. */
export const PAGE_TESTS = /^scripts\/testing\/(absurd-numbers|facts\/(meanwhile|states)-\d)\.test\.tsx$/
