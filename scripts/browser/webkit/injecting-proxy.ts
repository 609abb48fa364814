import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listen } from '../../site/listen.ts'
import { JUMP_BINDING, type Jump } from '../jumps.ts'
import type { Problem } from '../tab.ts'

/** Where pages report what goes wrong in them, and what moves. */
const PROBLEMS = '/__problems'
const JUMPS = '/__jumps'

/** Runs before all else in a document: WebDriver reports no console, and can add no script of its own. */
const REPORTER = `{
  const report = (kind, text) => navigator.sendBeacon('${PROBLEMS}', JSON.stringify({ kind, text }))
  for (const level of ['error', 'warn']) {
    const write = console[level]
    console[level] = (...all) => { report('console', all.map(String).join(' ')); write.apply(console, all) }
  }
  addEventListener('error', ({ message, error, target }) => {
    if (message === undefined) return target.matches('script, link') && report('request', target.src || target.href)
    // a notice that the page ignores, too: it observes again in the next frame
    if (!message.startsWith('ResizeObserver loop')) report('exception', message + '\\n' + error?.stack)
  }, true)
  addEventListener('unhandledrejection', ({ reason }) => report('exception', reason + '\\n' + reason?.stack))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report('console', violatedDirective + ' refuses ' + blockedURI))
  window.${JUMP_BINDING} = (jump) => navigator.sendBeacon('${JUMPS}', jump)
}`

/** What the documents of a tab report. */
export interface Reports {
  onProblem(problem: Problem): void
  onJump(jump: Jump): void
}

/** A site at an address of its own, with a script in front of each document, ahead of the document's policy. */
export class InjectingProxy {
  readonly #script: string
  readonly #reports: Reports
  readonly #servers = new Map<string, { server: Server; origin: string }>()

  constructor(script: string, reports: Reports) {
    this.#script = script
    this.#reports = reports
  }

  /** The address of a page behind the proxy. */
  async addressOf(url: string): Promise<string> {
    const { origin } = new URL(url)
    let found = this.#servers.get(origin)
    if (!found) {
      const server = this.#serve(origin)
      await listen(server, 0, 'localhost')
      found = { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` }
      this.#servers.set(origin, found)
    }
    return url.replace(origin, found.origin)
  }

  /** Its addresses are other ones from then on. */
  close(): void {
    for (const { server } of this.#servers.values()) {
      server.close()
      server.closeAllConnections()
    }
    this.#servers.clear()
  }

  #serve(origin: string): Server {
    return createServer((incoming, outgoing) => {
      if (incoming.url === PROBLEMS || incoming.url === JUMPS) {
        const { onProblem, onJump } = this.#reports
        const report = incoming.url === JUMPS ? onJump : onProblem
        let text = ''
        incoming.on('data', (part) => {
          text += part
        })
        incoming.on('end', () => report(JSON.parse(text)))
        return void outgoing.writeHead(204).end()
      }
      const headers = { ...incoming.headers, host: new URL(origin).host }
      // a document is changed, so it may not come compressed
      if (headers.accept?.includes('text/html')) delete headers['accept-encoding']
      const passed = request(origin + incoming.url, { method: incoming.method, headers }, (answer) => {
        const { statusCode: status = 502 } = answer
        if (status >= 400) this.#reports.onProblem({ kind: 'request', text: `${incoming.url} ${status}` })
        const isDocument = String(answer.headers['content-type']).startsWith('text/html')
        if (!isDocument) {
          outgoing.writeHead(status, answer.headers)
          return void answer.pipe(outgoing)
        }
        let html = ''
        answer.setEncoding('utf8').on('data', (part) => {
          html += part
        })
        answer.on('end', () => {
          const { 'content-length': _, ...kept } = answer.headers
          const script = `<script>${REPORTER};${this.#script}</script>`.replace(
            /<\/script(?=.*<\/script)/gs,
            '<\\/script',
          )
          outgoing
            .writeHead(status, { ...kept, 'cache-control': 'no-store' })
            .end(html.replace('<head>', (head) => head + script))
        })
      })
      passed.on('error', () => outgoing.destroy())
      outgoing.on('close', () => passed.destroy())
      incoming.pipe(passed)
    })
  }
}
