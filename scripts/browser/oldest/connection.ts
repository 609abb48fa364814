import type { Readable, Writable } from 'node:stream'

type Params = Record<string, unknown>
type Listener = (params: Params) => void

interface Waiting {
  resolve: (result: Params) => void
  reject: (error: Error) => void
  method: string
}

/**
 * The DevTools protocol over a pipe (`--remote-debugging-pipe`): JSON messages, each ended by a zero byte.
 * Sessions are flat: one connection carries every tab.
 */
export class Connection {
  private nextId = 1
  private readonly waiting = new Map<number, Waiting>()
  private readonly listeners = new Map<string, Listener>()
  private closed: Error | undefined

  constructor(
    private readonly output: Writable,
    input: Readable,
  ) {
    let rest: Buffer = Buffer.alloc(0)
    input.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk])
      for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0)) {
        const message = rest.subarray(0, end).toString('utf8')
        rest = rest.subarray(end + 1)
        this.receive(JSON.parse(message))
      }
    })
    input.on('close', () => this.fail(new Error('The oldest browser has gone away.')))
    output.on('error', () => this.fail(new Error('The oldest browser has gone away.')))
  }

  /** Sends a command; rejects with the browser's own words. */
  send(method: string, params: Params = {}, sessionId?: string): Promise<Params> {
    if (this.closed) return Promise.reject(this.closed)
    const id = this.nextId++
    this.output.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject, method }))
  }

  /** Called with every event of a session; one listener a session. */
  listen(sessionId: string, listener: (method: string, params: Params) => void): void {
    this.listeners.set(sessionId, (message) => listener(message.method as string, message.params as Params))
  }

  forget(sessionId: string): void {
    this.listeners.delete(sessionId)
  }

  private receive(message: {
    id?: number
    error?: { message: string }
    result?: Params
    sessionId?: string
  }): void {
    if (message.id === undefined) {
      this.listeners.get(message.sessionId ?? '')?.(message as Params)
      return
    }
    const asked = this.waiting.get(message.id)
    this.waiting.delete(message.id)
    if (message.error) asked?.reject(new Error(`${asked.method}: ${message.error.message}`))
    else asked?.resolve(message.result ?? {})
  }

  private fail(error: Error): void {
    this.closed = error
    for (const asked of this.waiting.values()) asked.reject(error)
    this.waiting.clear()
  }
}
