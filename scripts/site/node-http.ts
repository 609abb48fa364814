import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'

/** Hands a Node request to an app that answers a web Request, such as the sandbox; it may cut the connection. */
export function answerWith(
  fetch: (request: Request, server: { outgoing: { destroy(): unknown } }) => Response | Promise<Response>,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return getRequestListener(fetch, { overrideGlobalObjects: false }) as never
}
