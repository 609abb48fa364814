import { expect } from 'vitest'
import { withoutOrigin } from '../../site/address.ts'
import { IMMUTABLE, NO_STORE, REVALIDATE } from '../../site/delivery-headers.ts'
import type { Answer, Ask } from './grid.ts'
import type { HostileRequest, HostName } from './hostile-requests.ts'

/** Requests to a simulated platform: behaviour ahead of our rules is the platform's own. */
export function askAs(ask: Ask, { line, fields = [] }: HostileRequest): Promise<Answer> {
  const [method = '', target = ''] = line.split(' ')
  const headers = fields.map((field) => field.split(': ', 2) as [string, string])
  return ask(withoutOrigin(target), Object.fromEntries(headers), method)
}

/** An answer in few words: status, where it sends on, for how long it may be kept, and how it is encoded. */
export function formatRaw(answer: Answer | undefined): string {
  if (!answer) return 'hung up'
  const { status, headers } = answer
  const location = headers.get('location')
  // its query is checked by the grid; a URL of another host is kept
  const to = location === null ? '' : ` to ${location.replace(/[?].*/, '')}`
  const encoding = headers.get('content-encoding')
  return `${status}${to}, ${keptFor(headers.get('cache-control'))}${encoding ? `, in ${encoding}` : ''}`
}

/** Of several directives the strictest counts. */
function keptFor(cache: string | null): string {
  if (cache === null) return 'untold'
  if (cache.includes(NO_STORE)) return 'not kept'
  if (cache === IMMUTABLE) return 'kept for ever'
  return [REVALIDATE, 'no-cache'].includes(cache) ? 'revalidated' : cache
}

/**
 * Sends all of the list and compares. No answer may show a file that is kept from visitors, nor bring a header along.
 *
 * @param kept contents of files that have no address.
 */
export async function expectSafe(
  host: HostName,
  send: (request: HostileRequest) => Promise<Answer | undefined>,
  requests: HostileRequest[],
  kept: string[],
): Promise<void> {
  const wrong: string[] = []
  for (const request of requests) {
    const answer = await send(request)
    const outcome = formatRaw(answer)
    const allowed = [
      ...(request.unlike ?? []).filter(({ hosts }) => hosts.includes(host)).flatMap(({ answers }) => answers),
      request.answer,
    ]
    const name = [inShort(request.line), ...(request.host ?? []), ...(request.fields ?? [])].join(' | ')
    const leak = kept.some((content) => answer?.body.includes(content)) ? ', with a file that is kept' : ''
    const cookie = answer?.headers.has('set-cookie') ? ', with a header from the address' : ''
    if (!allowed.includes(outcome) || leak || cookie)
      wrong.push(`${name}: ${outcome}${leak}${cookie}, instead of ${allowed.join(' or ')}`)
  }
  expect(wrong.join('\n'), wrong.join('\n')).toBe('')
}

function inShort(line: string): string {
  return line.length > 90 ? `${line.slice(0, 40)}... of ${line.length} signs` : line
}
