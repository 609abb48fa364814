import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { isApiPath } from '../../sandbox/api-path.ts'
import { listen, shut } from '../../site/listen.ts'

// What the sandbox answers by a fault is a server's own trouble; this is what happens on the way, to files as well.

/** What a proxy between the page and the server answers instead. */
export interface Instead {
  status?: number
  headers?: Record<string, string>
  body?: string
  /** More bytes are promised than come: the connection ends before. */
  cut?: boolean
}

/** What arrives of a text in its place: another one, or pieces, each as it comes. */
export interface Changed {
  change(text: string): string | AsyncIterable<string>
}

/**
 * offline: the connection breaks, nothing reaches the server. silent: nothing reaches it, and no answer comes.
 * lost: the server acts, then the connection breaks. unheard: the server acts, and its answer never comes.
 * held: the server's answer comes when it is released.
 */
export type Trouble = 'offline' | 'silent' | 'lost' | 'unheard' | 'held' | Instead | Changed

/** A request as it came over the line. */
export interface Received {
  method: string
  /** Path with query. */
  url: string
  headers: IncomingMessage['headers']
}

/** Which requests, by path without query or by all of the address. */
type Where = (path: string, url: string) => boolean

interface Rule {
  where: Where
  how: Trouble
  times: number
  /** Also for what is on its way. */
  isOver?: boolean
}

/** A site behind a line that has its troubles. */
export interface Line {
  origin: string
  /** In order. */
  received: Received[]
  /** Troubles what matches, so many times; the latest rule counts. What comes back ends it, and lets go what it holds. */
  trouble(where: Where, how: Trouble, times?: number): () => void
  /** All is well from now on; what is held stays held. */
  fix(): void
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

/** Matches pages themselves, not their files or calls. */
export const isPage: Where = (path) => !isApiPath(path) && !path.includes('.')

export async function openLine(origin: string): Promise<Line> {
  let rules: Rule[] = []
  let held: { url: string; rule: Rule | undefined; go(): void }[] = []
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
    else if (isInstead(how)) answer(response, how)
    else if (how !== 'silent') pass(message, response, rule)
  })

  function pass(message: IncomingMessage, response: ServerResponse, rule?: Rule): void {
    const { method, url = '/', headers } = message
    const how = rule?.how
    const isChanged = typeof how === 'object' && 'change' in how
    const asked = isChanged ? asWhole(headers) : headers
    const through = request(origin + url, { method, headers: asked }, (answer) => {
      if (how === 'lost') return message.socket.destroy()
      if (how === 'unheard') return answer.resume()
      if (isChanged) return void change(answer, response, how)
      const go = () => {
        const { connection: _, 'keep-alive': __, ...headers } = answer.headers
        response.writeHead(answer.statusCode ?? 502, headers)
        answer.pipe(response)
      }
      if (how === 'held' && !rule?.isOver) held.push({ url, rule, go })
      else go()
    })
    through.once('error', () => response.destroy())
    message.pipe(through)
  }

  function release(isMeant: (each: (typeof held)[number]) => boolean): void {
    const released = held.filter(isMeant)
    held = held.filter((each) => !released.includes(each))
    for (const { go } of released) go()
  }

  const port = await listen(server, 0)
  return {
    origin: `http://localhost:${port}`,
    received,
    trouble(where, how, times = Number.POSITIVE_INFINITY) {
      const rule: Rule = { where, how, times }
      rules.unshift(rule)
      return () => {
        rule.isOver = true
        rules = rules.filter((each) => each !== rule)
        release((each) => each.rule === rule)
      }
    },
    fix() {
      rules = []
    },
    release: (where) => release(({ url }) => matches(where, url)),
    held: () => held.length,
    close: () => shut(server),
  }
}

const isInstead = (how: Trouble | undefined): how is Instead => typeof how === 'object' && !('change' in how)

function answer(response: ServerResponse, { status = 200, headers, body = '', cut }: Instead): void {
  const promised = cut ? { 'content-length': String(Buffer.byteLength(body) + 500) } : {}
  response.writeHead(status, { 'cache-control': 'no-store', ...promised, ...headers })
  if (!cut) return void response.end(body)
  response.write(body, () => setImmediate(() => response.destroy()))
}

/** Asks for the text itself: not packed, and not whether it is the one that the browser has. */
function asWhole({
  'if-none-match': _,
  'if-modified-since': __,
  ...headers
}: Received['headers']): Received['headers'] {
  return { ...headers, 'accept-encoding': 'identity' }
}

async function change(answer: IncomingMessage, response: ServerResponse, { change }: Changed): Promise<void> {
  let text = ''
  for await (const chunk of answer.setEncoding('utf8')) text += chunk
  const changed = change(text)
  const { etag: _, connection: __, 'keep-alive': ___, 'content-length': ____, ...kept } = answer.headers
  response.writeHead(answer.statusCode ?? 502, { ...kept, 'cache-control': 'no-store' })
  Readable.from(typeof changed === 'string' ? [changed] : changed).pipe(response)
}
