import type { IncomingMessage, ServerResponse } from 'node:http'
import { loadThroughVite } from '../command/load-through-vite.ts'
import { addressOf } from '../site/address.ts'
import { answerWith } from '../site/node-http.ts'
import { dashboard } from './dashboard.ts'
import type { SandboxCollector } from './sandbox-collector.ts'

const PATHS = ['/health', '/events', '/__health']

/** Answers a request that is for the collector; resolves to whether it was. */
export type CollectorHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/**
 * The collector's reading side for the development and preview servers, on what the sandbox has been sent; without a token. The
 * database is opened when it is first asked for.
 *
 * @param sandbox answers `/__sandbox/logs`.
 */
export function mountCollector(
  root: string,
  sandbox: (request: Request) => Promise<Response>,
): CollectorHandler {
  let opened: Promise<SandboxCollector> | undefined
  const open = async () => {
    const { openSandboxCollector } = await loadThroughVite<typeof import('./sandbox-collector.ts')>(
      root,
      'scripts/collector/sandbox-collector.ts',
    )
    return openSandboxCollector(sandbox, () => dashboard(root))
  }
  const answer = answerWith(async (request) => {
    opened ??= open()
    return (await opened).fetch(request)
  })
  return async (request, response) => {
    if (!PATHS.includes(addressOf(request.url ?? '')?.path ?? '')) return false
    await answer(request, response)
    return true
  }
}
