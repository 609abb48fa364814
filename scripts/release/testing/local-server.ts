import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

export interface Passing {
  method: string
  /** Path and query. */
  url: string
  headers: Record<string, string>
  body: Uint8Array
}

/** What a server answers; `cut` announces more than it sends, `silent` never answers. */
export type Reply =
  | { status: number; headers?: Record<string, string>; body?: Uint8Array | string }
  | 'cut'
  | 'silent'

const servers: Server[] = []
afterAll(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

/** A server on loopback for this test file. @returns its origin. */
export async function serve(answer: (request: Passing) => Promise<Reply> | Reply): Promise<string> {
  const server = createServer(async (message, response) => {
    const reply = await answer(await read(message))
    if (reply === 'silent') return
    if (reply === 'cut') {
      response.writeHead(200, { 'content-length': 1000 }).write('half')
      return void setTimeout(() => response.destroy(), 20)
    }
    response.writeHead(reply.status, reply.headers).end(reply.body)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Hands a request on to another server, changed as wanted; the address that was signed stays. */
export async function handOn(origin: string, { method, url, headers, body }: Passing): Promise<Reply> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    const passed = { ...headers, 'content-length': String(body.length) }
    const through = request(origin + url, { method, headers: passed }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk as Buffer)
      const { 'transfer-encoding': _, ...kept } = answer.headers as Record<string, string>
      resolve({ status: answer.statusCode ?? 502, headers: kept, body: Buffer.concat(chunks) })
    })
    through.on('error', reject)
    through.end(body)
  })
}

async function read(message: IncomingMessage): Promise<Passing> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  return {
    method: message.method ?? '',
    url: message.url ?? '',
    headers: message.headers as Record<string, string>,
    body: Buffer.concat(chunks),
  }
}
