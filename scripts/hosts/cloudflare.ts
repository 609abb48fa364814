import { LIVE, PRIVATE } from '../site/layout.ts'
import { bundleEdge } from './edge/bundle-edge.ts'
import { type Host, type HostOptions, type Limit, MADE } from './host.ts'
import { type Rules, refuse } from './rules.ts'

const DOCS = 'https://developers.cloudflare.com/workers'

/**
 * Cloudflare: Workers static assets with a small worker. Assets come first and cost nothing; the worker answers history
 * paths, redirects and all that is missing. `_redirects` could not: it has no 404, no case and no merged queries.
 */
export const cloudflare: Host = async (rules, { copied, listFiles }) => {
  const worker = await bundleEdge('cloudflare-worker', rules)
  const headers = headerRules(rules)
  const config = {
    name: 'campaign-pages',
    main: 'worker.js',
    compatibility_date: '2025-06-01',
    // logs of the worker have whole addresses
    observability: { enabled: false },
    assets: {
      directory: './dist',
      binding: 'ASSETS',
      html_handling: 'none',
      not_found_handling: 'none',
      // Assets without an address: the worker answers that they are not there.
      run_worker_first: ['/*.html', `/${PRIVATE}*`, `/${LIVE}`],
    },
  }
  return {
    files: {
      'wrangler.jsonc': `// ${MADE}\n${JSON.stringify(config, null, 2)}\n`,
      'worker.js': worker,
      'dist/_headers': headers.join('\n'),
      'dist/.assetsignore': `${IGNORED.join('\n')}\n`,
    },
    limits: [...limits(worker, headers), ...(await fileLimits(listFiles))],
    next: [
      `Copy ${copied} to dist/ beside wrangler.jsonc, then: npx wrangler deploy.`,
      'Logpush: take ClientRequestPath, leave ClientRequestURI and ClientRequestReferer, which have the logins of links.',
    ],
  }
}

/** What publishers keep: no asset, so that not even a mistake in a rule could show it. */
const IGNORED = [`/${PRIVATE}`, `/${LIVE}`]

/** Of the copy, where its files are at hand. */
async function fileLimits(listFiles: HostOptions['listFiles']): Promise<Limit[]> {
  const files = (await listFiles())?.filter(({ key }) => !key.startsWith(PRIVATE) && key !== LIVE) ?? []
  const source = `${DOCS}/platform/limits/#static-assets`
  return [
    { what: 'files', used: files.length, most: 20_000, source, note: '100000 with a paid plan' },
    {
      what: 'bytes of the largest file',
      used: files.reduce((most, { size }) => Math.max(most, size), 0),
      most: 25 * 1024 * 1024,
      source,
    },
  ]
}

/** For assets that are answered without the worker. */
function headerRules({ headers, list }: Rules): string[] {
  const rule = (path: string, own: Record<string, string>) => [
    path,
    ...Object.entries(own).map(([name, value]) => `  ${name}: ${value}`),
  ]
  return [
    `# ${MADE}`,
    ...rule('/*', headers),
    // A second rule would add its value to the first one's, so there is no Cache-Control for /*.
    ...list.flatMap((each) => {
      const { match, answer } = each
      if (!('asked' in answer)) return []
      if ('file' in match) return rule(match.file, each.headers)
      return 'prefix' in match
        ? rule(`${match.prefix}*`, each.headers)
        : refuse('cloudflare', each, 'a file is at its own address, or below a prefix')
    }),
    '',
  ]
}

function limits(worker: string, headers: string[]): Limit[] {
  const source = `${DOCS}/platform/limits`
  return [
    { what: 'bytes of the worker', used: Buffer.byteLength(worker), most: 3_000_000, source },
    {
      what: 'rules in _headers',
      used: headers.filter((line) => line.startsWith('/')).length,
      most: 100,
      source: `${DOCS}/static-assets/headers`,
    },
    {
      what: 'characters in a line of _headers',
      used: Math.max(...headers.map((line) => line.length)),
      most: 2000,
      source: `${DOCS}/static-assets/headers`,
    },
  ]
}
