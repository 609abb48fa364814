import type { IncomingMessage, ServerResponse } from 'node:http'
import { Hono } from 'hono'
import type { Page } from '../build/pages.ts'
import { loadThroughVite } from '../command/load-through-vite.ts'
import { readAnswer } from '../release/watch/collector-client.ts'
import { addressOf } from '../site/address.ts'
import { answerWith } from '../site/node-http.ts'
import { type AskCollector, phoneRoutes } from './phone-routes.ts'
import type { SandboxCollector } from './sandbox-collector.ts'
import { uiRoutes } from './ui-files.ts'
import type { SiteView } from './views.ts'

const CONSOLE = '/__console'

/** Answers a request that is for the console or its collector; resolves to whether it was. */
export type ConsoleHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/**
 * The console for the development and preview servers, at `/__console/`: what phones report, of what the sandbox has been sent. It has no
 * release target and no token. `/health` and `/events` are the collector's own. The database is opened when it is first asked for.
 *
 * @param sandbox answers `/__sandbox/logs`.
 */
export function mountConsole(
  root: string,
  sandbox: (request: Request) => Promise<Response>,
  pages: () => Promise<readonly Page[]>,
): ConsoleHandler {
  let opened: Promise<SandboxCollector> | undefined
  const collector = async (request: Request) => {
    opened ??= loadThroughVite<typeof import('./sandbox-collector.ts')>(
      root,
      'scripts/console/sandbox-collector.ts',
    ).then(({ openSandboxCollector }) => openSandboxCollector(sandbox))
    return (await opened).fetch(request)
  }
  const ask: AskCollector = async (path) =>
    readAnswer('the sandbox', await collector(new Request(`http://collector${path}`)))
  const stage = async () => {
    const found = await pages()
    return {
      pageAt: (path: string) => found.find(({ meta }) => meta.paths.includes(path))?.id ?? '',
      replayOf: async (_: unknown, shell: string) => ({ lacks: [], replay: `/__shell?${shell}` }),
    }
  }
  const app = new Hono()
  app.onError((error, c) => c.json({ message: error.message }, 500))
  app.route('/', uiRoutes(root))
  app.get('/api/site', async (c) => c.json(siteOf(await pages())))
  app.route('/', phoneRoutes(root, ask, stage))
  const answer = answerWith(async (request) => {
    const url = new URL(request.url)
    if (!url.pathname.startsWith(CONSOLE)) return collector(request)
    url.pathname = url.pathname.slice(CONSOLE.length)
    return app.fetch(new Request(url, request))
  })
  return async (request, response) => {
    const path = addressOf(request.url ?? '')?.path ?? ''
    // its own addresses are relative
    if (path === CONSOLE) response.writeHead(302, { location: `${CONSOLE}/` }).end()
    else if (path.startsWith(`${CONSOLE}/`) || path === '/health' || path === '/events')
      await answer(request, response)
    else return false
    return true
  }
}

/** Pages with their titles and paths, and no releases. */
function siteOf(pages: readonly Page[]): SiteView {
  const rows = pages.map(({ id, meta }) => ({
    ...{ page: id, titles: meta.title, paths: meta.paths },
    cover: '',
  }))
  const none = { site: '', target: '', by: '', change: 0, plans: [], watches: [], recent: [], problem: '' }
  return { ...none, pages: rows, collector: true }
}
