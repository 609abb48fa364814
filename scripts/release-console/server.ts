import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import type { HealthReport } from '#shared/api/phone-health'
import { findPages, type Page } from '../build/pages.ts'
import { type AskCollector, phoneRoutes, type Stage, WEEK } from '../console/phone-routes.ts'
import { uiRoutes } from '../console/ui-files.ts'
import type { ActLine, PageView, SiteView } from '../console/views.ts'
import { type Dist, readDist } from '../release/built-site/dist.ts'
import { openStore } from '../release/store/open-store.ts'
import type { Changes } from '../release/verbs/changes.ts'
import type { Diff } from '../release/verbs/diff.ts'
import type { History, Past } from '../release/verbs/history.ts'
import type { Status } from '../release/verbs/status.ts'
import { askCollector } from '../release/watch/collector-client.ts'
import { openWatches } from '../release/watch/watch.ts'
import type { Live } from '../site/live.ts'
import { readAct, resultOf, runAct, wordsOf } from './act.ts'
import { type BuildFiles, builtBuild, releasedBuild } from './build-files.ts'
import { guard } from './guard.ts'
import { budgetOf, commitsBetween, mainStates, weightOf, wordsBetween } from './page-view.ts'
import { PlayedBuilds } from './played-builds.ts'
import { healthOf, isCover, rowsOf } from './site-view.ts'

const LANGUAGES = ['zh', 'en', 'tw'] as const

export interface ConsoleOptions {
  root: string
  /** A folder, or s3://bucket/prefix. */
  target: string
  /** The built site. */
  dist: string
  env: NodeJS.ProcessEnv
  token: string
  /** Who acts. */
  by: string
  onAddresses?: string | undefined
  collector?: string | undefined
}

/** The console's page and what it asks for. Whatever it changes or reads of releases, it runs the command for. */
export function createConsole({
  root,
  target,
  dist: folder,
  env: given,
  token,
  by,
  onAddresses,
  collector,
}: ConsoleOptions) {
  const env = collector ? { ...given, RELEASE_COLLECTOR: collector } : given
  const store = openStore(target, env)
  const played = new PlayedBuilds(root)
  const options = [`--to=${target}`, `--dist=${folder}`, `--by=${by}`]
  if (onAddresses) options.push(`--on-addresses=${onAddresses}`)
  let sources: Promise<Page[]> | undefined
  const pages = () => {
    sources ??= findPages(root)
    return sources
  }
  const command = <Result>(...words: string[]) => resultOf<Result>([...words, ...options, '--json'], env)
  const status = async () => (await command<Status>('status')).live
  const ask: AskCollector = async (path) => {
    if (!collector)
      throw new Error(
        'There is no collector: start the console with --collector, the address that phones report to.',
      )
    return askCollector(collector, env.COLLECTOR_TOKEN ?? '', path)
  }
  const stage = async (): Promise<Stage> => {
    const live = await status()
    return {
      pageAt: (at) => pageAt(live, at),
      async replayOf({ page, build }, shell) {
        const there = !!build && !!(await buildOf(page, build))
        const played = there ? build : (live.pages[page]?.build ?? '')
        const query = new URLSearchParams({ page, build: played, shell })
        return { lacks: build && !there ? ['files'] : [], replay: played && `replay?${query}` }
      },
    }
  }

  const app = new Hono()
  app.use(guard(token))
  app.onError((error, c) => c.json({ message: error.message }, 500))
  app.route('/', uiRoutes(root))
  app.route('/', phoneRoutes(root, ask, stage))

  app.get('/api/site', async (c) => {
    const [live, { changes }, found, watches] = await Promise.all([
      status(),
      command<Changes>('history', '--since=24h'),
      pages(),
      openWatches(store),
    ])
    const { dist, problem } = builtIn(folder)
    return c.json<SiteView>({
      site: live.site,
      target,
      by,
      change: live.change.number ?? 0,
      pages: rowsOf(live, dist, found),
      plans: live.plans ?? [],
      watches,
      recent: changes,
      problem,
      collector: !!collector,
    })
  })
  app.get('/api/changes', async (c) => c.json((await command<Changes>('history')).changes))
  app.get('/api/health', async (c) => {
    const [report, live] = await Promise.all([ask<HealthReport>(`/health?since=-${WEEK}`), status()])
    return c.json(healthOf(report, live))
  })

  app.get('/api/page', async (c) => {
    const page = c.req.query('page') ?? ''
    const [live, found] = await Promise.all([status(), pages()])
    const { dist } = builtIn(folder)
    const isBuilt = !!dist && Object.hasOwn(dist.manifest.pages, page)
    const now = Object.hasOwn(live.pages, page) ? live.pages[page] : undefined
    const known = now || Object.hasOwn(live.retired ?? {}, page)
    const before = now && releasedBuild(store, page, now)
    const after = isBuilt ? builtBuild(dist, page) : undefined
    const [history, diff, words, liveWeight, builtWeight] = await Promise.all([
      known ? command<History>('history', page) : undefined,
      isBuilt ? command<Diff>('diff', page) : undefined,
      after ? wordsBetween(before, after) : [],
      before && weightOf(before),
      after && weightOf(after),
    ])
    const source = found.find(({ id }) => id === page)
    return c.json<PageView>({
      releases: history?.releases ?? [],
      ...(diff && { diff }),
      words,
      weights: { live: liveWeight, built: builtWeight, budget: source && budgetOf(source) },
      ...(before && after
        ? commitsBetween(root, page, before.entry.source.commit, after.entry.source.commit)
        : { commits: [], commitsProblem: '' }),
      states: mainStates(source).map(([state]) => state),
    })
  })
  app.get('/api/cover', async (c) => {
    const file = c.req.query('file') ?? ''
    if (!isCover(file)) return c.notFound()
    const local = path.join(folder, file)
    const bytes = (await store.get(file))?.bytes ?? (existsSync(local) ? readFileSync(local) : undefined)
    if (!bytes) return c.notFound()
    // its name holds the digest of its content
    c.header('cache-control', 'private, max-age=86400')
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': `image/${file.endsWith('png') ? 'png' : 'jpeg'}`,
    })
  })
  app.get('/api/picture', async (c) => {
    const { page = '', build = '', state = '', lang } = c.req.query()
    const source = (await pages()).find(({ id }) => id === page)
    const recipe = mainStates(source).find(([name]) => name === state)?.[1]
    const files = await buildOf(page, build)
    const language = LANGUAGES.find((each) => each === lang) ?? 'zh'
    if (!recipe || !files) return c.notFound()
    const shot = { page, state, language, recipe, path: files.entry.paths[0] ?? '/' }
    return c.body(new Uint8Array(await played.picture(files, shot)), 200, { 'content-type': 'image/png' })
  })

  app.get('/replay', async (c) => {
    const { page = '', build = '', shell = '' } = c.req.query()
    const files = await buildOf(page, build)
    if (!files) return c.text(`Build ${build} of ${page} is not there: it was pruned.`, 404)
    return c.redirect(`${await played.originOf(files)}/__shell?${new URLSearchParams(shell)}`)
  })

  app.post('/api/act', async (c) => {
    const act = readAct(await c.req.json().catch(() => undefined))
    if (!act) return c.json({ message: 'The body is no act of the console.' }, 400)
    c.header('content-type', 'application/x-ndjson')
    // who closes the page stops reading, not the command
    return stream(c, async (out) => {
      const send = (line: ActLine) => out.writeln(JSON.stringify(line))
      await send(await runAct(wordsOf(act, options), env, (line) => void send({ line })))
    })
  })

  /** A build by its id: the built one, a live one, a canary, or one of the page's history. */
  async function buildOf(page: string, build: string): Promise<BuildFiles | undefined> {
    const { dist } = builtIn(folder)
    if (dist && Object.hasOwn(dist.manifest.pages, page) && dist.page(page).build === build)
      return builtBuild(dist, page)
    const { releases } = await command<History>('history', page).catch(() => ({ releases: [] as Past[] }))
    for (const past of releases) {
      if ('retired' in past) continue
      if (past.build === build && past.kept) return releasedBuild(store, page, past)
      if (past.canary?.build === build) return releasedBuild(store, page, past.canary)
    }
    return undefined
  }

  return { fetch: (request: Request) => app.fetch(request), close: () => played.close() }
}

/** The built site as it is now, or why there is none. */
function builtIn(folder: string): { dist?: Dist; problem: string } {
  try {
    return { dist: readDist(folder), problem: '' }
  } catch (error) {
    return { problem: (error as Error).message }
  }
}

function pageAt({ pages, redirects }: Live, path: string): string {
  const to = redirects.find(({ from }) => from === path)?.to.split(/[?#]/)[0] ?? path
  return Object.keys(pages).find((page) => pages[page]?.paths.includes(to)) ?? ''
}
