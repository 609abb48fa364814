import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { shut } from '../../browser/site.ts'
import { listen } from '../../site/listen.ts'

/** What somebody between the page and the server answers instead. */
export interface Instead {
  status?: number
  headers?: Record<string, string>
  body?: string
  /** More bytes are promised than come: the connection ends before. */
  cut?: boolean
}

/**
 * offline: the connection breaks, nothing reaches the server. silent: nothing reaches it, and no answer comes.
 * lost: the server acts, then the connection breaks. unheard: the server acts, and its answer never comes.
 * held: the server's answer comes when it is released.
 */
export type Trouble = 'offline' | 'silent' | 'lost' | 'unheard' | 'held' | Instead

/** A request as it came over the line. */
export interface Received {
  method: string
  /** Path with query. */
  url: string
  headers: IncomingMessage['headers']
}

/** Which requests, by path without query or by all of the address. */
type Where = (path: string, url: string) => boolean

/** A site behind a line that has its troubles. */
export interface Line {
  origin: string
  /** In order. */
  received: Received[]
  /** Troubles what matches, so many times; the latest rule counts. */
  trouble(where: Where, how: Trouble, times?: number): void
  /** All is well from now on; what is held stays held. */
  mend(): void
  /** Lets the answers to these go, in the order they were asked for. */
  release(where: Where): void
  /** How many answers are held. */
  held(): number
  close(): Promise<void>
}

/** Matches one path exactly. */
export const at =
  (path: string): Where =>
  (each) =>
    each === path

export async function openLine(origin: string): Promise<Line> {
  let rules: { where: Where; how: Trouble; times: number }[] = []
  let held: { url: string; go(): void }[] = []
  const received: Received[] = []
  const matches = (where: Where, url: string) => where(url.split('?', 1)[0] as string, url)

  const server = createServer((message, response) => {
    const { method = '', url = '/', headers } = message
    // what breaks off on a connection that was used before, a browser sends once more by itself
    response.shouldKeepAlive = false
    received.push({ method, url, headers })
    const rule = rules.find(({ where, times }) => times > 0 && matches(where, url))
    if (rule) rule.times--
    const how = rule?.how
    if (how === 'offline') message.socket.destroy()
    else if (typeof how === 'object') answer(response, how)
    else if (how !== 'silent') pass(message, response, how)
  })

  function pass(message: IncomingMessage, response: ServerResponse, how?: Trouble): void {
    const { method, url = '/', headers } = message
    const through = request(origin + url, { method, headers }, (answer) => {
      if (how === 'lost') return message.socket.destroy()
      if (how === 'unheard') return answer.resume()
      const go = () => {
        const { connection: _, 'keep-alive': __, ...headers } = answer.headers
        response.writeHead(answer.statusCode ?? 502, headers)
        answer.pipe(response)
      }
      if (how === 'held') held.push({ url, go })
      else go()
    })
    through.once('error', () => response.destroy())
    message.pipe(through)
  }

  const port = await listen(server, 0)
  return {
    origin: `http://localhost:${port}`,
    received,
    trouble: (where, how, times = Number.POSITIVE_INFINITY) => rules.unshift({ where, how, times }),
    mend() {
      rules = []
    },
    release(where) {
      const released = held.filter(({ url }) => matches(where, url))
      held = held.filter((each) => !released.includes(each))
      for (const { go } of released) go()
    },
    held: () => held.length,
    close: () => shut(server),
  }
}

function answer(response: ServerResponse, { status = 200, headers, body = '', cut }: Instead): void {
  const promised = cut ? { 'content-length': String(Buffer.byteLength(body) + 500) } : {}
  response.writeHead(status, { 'cache-control': 'no-store', ...promised, ...headers })
  if (!cut) return void response.end(body)
  response.write(body, () => setImmediate(() => response.destroy()))
}
