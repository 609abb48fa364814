import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { isIP } from 'node:net'

/** The names of ALLOWED_HOSTS, in lower case. */
export const allowedHosts = (text = process.env.ALLOWED_HOSTS ?? ''): string[] =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)

/**
 * Whether a request is addressed to this machine: by `localhost`, by an IP address, as phones of the same network do, or by a name
 * of ALLOWED_HOSTS (`host.docker.internal my-mac.local`). Any other name may be a strange site's that has it resolve to this
 * machine, to read what is served here.
 */
export function isNamedHost(host = '', allowed = allowedHosts()): boolean {
  const name = host.toLowerCase().replace(/:\d*$/, '')
  if (isIP(name.replace(/^\[(.*)\]$/, '$1'))) return true
  const names = ['localhost', ...allowed]
  return name !== '' && (names.includes(name) || name.endsWith('.localhost'))
}

/** Refuses what is addressed to another host. @returns whether it was refused. */
function refuseHost({ headers }: IncomingMessage, response: ServerResponse): boolean {
  if (isNamedHost(headers.host)) return false
  response
    .writeHead(421, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(
      'This server answers at localhost and at its IP address. Other names are allowed by ALLOWED_HOSTS="name other.name".\n',
    )
  return true
}

/** Has a server refuse what is addressed to another host. */
export function namedHostsOnly(server: Server): Server {
  const handlers = server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (refuseHost(request, response)) return
    for (const handle of handlers) handle.call(server, request, response)
  })
  return server
}
