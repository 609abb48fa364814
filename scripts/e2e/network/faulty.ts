import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { shut } from '../../browser/site.ts'
import { listen } from '../../site/listen.ts'

/** How a host spoils a file: gone, its start page instead, empty, broken off, cut in the middle, or silent until released. */
export type Spoiling = 'missing' | 'html' | 'empty' | 'dropped' | 'cut' | 'stalled' | { text: string }

interface Rule {
  path: RegExp
  how: Spoiling
  times: number
}

/** A site behind a host that spoils some of its files. */
export interface FaultyHost {
  origin: string
  /** Paths with query that were asked for, in order. */
  asked: string[]
  /** Spoils what matches so many times; the latest rule counts. */
  spoil(path: RegExp, how: Spoiling, times?: number): void
  /** The files of that rule, or all, are well from now on, and those that were held up are answered. */
  mend(path?: RegExp): void
  close(): Promise<void>
}

/** @param changeHtml what the host does to each page. */
export async function openFaultyHost(
  origin: string,
  changeHtml?: (html: string) => string,
): Promise<FaultyHost> {
  let rules: Rule[] = []
  let held: { rule: Rule; go(): void }[] = []
  const asked: string[] = []
  const server = createServer((message, response) => {
    const url = message.url ?? '/'
    asked.push(url)
    const rule = rules.find(({ path, times }) => times > 0 && path.test(url))
    if (rule) rule.times--
    if (rule?.how === 'stalled') held.push({ rule, go: () => pass(message, response) })
    else pass(message, response, rule?.how)
  })

  function pass(message: IncomingMessage, response: ServerResponse, how?: Spoiling): void {
    const { 'accept-encoding': _, 'if-none-match': __, ...headers } = message.headers
    const through = request(origin + message.url, { method: message.method, headers }, async (answer) => {
      const type = answer.headers['content-type'] ?? ''
      if (!how && !(changeHtml && type.includes('html'))) {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        return void answer.pipe(response)
      }
      let text = ''
      for await (const chunk of answer.setEncoding('utf8')) text += chunk
      const tell = (body: string, status = 200, as = type) =>
        response.writeHead(status, { 'content-type': as, 'cache-control': 'no-store' }).end(body)
      if (!how) tell(changeHtml?.(text) ?? text, answer.statusCode)
      else if (how === 'missing') tell('Not found', 404, 'text/plain')
      else if (how === 'html') tell('<!doctype html><title>Welcome</title>', 200, 'text/html')
      else if (how === 'dropped') response.destroy()
      else if (how === 'cut') tell(text.slice(0, text.length / 2))
      else tell(typeof how === 'object' ? how.text : '')
    })
    through.once('error', () => response.destroy())
    message.pipe(through)
  }

  const port = await listen(server, 0)
  return {
    origin: `http://localhost:${port}`,
    asked,
    spoil: (path, how, times = Number.POSITIVE_INFINITY) => rules.unshift({ path, how, times }),
    mend(path) {
      const mended = (rule: Rule) => !path || rule.path === path
      const answered = held.filter(({ rule }) => mended(rule))
      rules = rules.filter((rule) => !mended(rule))
      held = held.filter(({ rule }) => !mended(rule))
      for (const { go } of answered) go()
    },
    close: () => shut(server),
  }
}
