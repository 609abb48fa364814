import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished, vi } from 'vitest'
import { session } from '#shared/runtime/session'
import { toast } from '#shared/runtime/toast'
import { type Resources, startI18n } from '../i18n/i18n.ts'
import en from '../i18n/locales/en.json'
import { storage } from '../storage/index.ts'

/** A call as it arrived: header names as they came over the wire. */
export type Received = { method: string; url: string; headers: Record<string, string>; body: string }

type Handler = (response: ServerResponse, received: Received) => void

/** Answers code 200 with this data; a message of the envelope alike. */
export const ok =
  (data: unknown = {}, more: object = {}): Handler =>
  (response) =>
    response.end(JSON.stringify({ code: 200, data, ...more }))

/** Answers an envelope with a code. */
export const code =
  (number: number, more: object = {}, status = 200): Handler =>
  (response) => {
    response.statusCode = status
    response.end(JSON.stringify({ code: number, data: null, ...more }))
  }

/** Answers this text. */
export const text =
  (body: string, status = 200): Handler =>
  (response) => {
    response.statusCode = status
    response.end(body)
  }

/** A real server for one test, with an English page and person 10001 logged in before it. For tests. */
export async function localServer(...answers: Handler[]) {
  const received: Received[] = []
  const waiting: (() => void)[] = []
  const server = createServer(async (message, response) => {
    const call = await read(message)
    received.push(call)
    for (const look of [...waiting]) look()
    ;(answers.shift() ?? ok())(response, call)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const toasts: string[] = []
  for (const kind of ['tip', 'warning', 'error'] as const)
    vi.spyOn(toast, kind).mockImplementation((words) => void toasts.push(`${kind}: ${words}`))
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify({ api: '' }) }) })
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 9) Chrome/120.0.0.0 Safari/537.36' })
  const fetch = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => fetch(base + url, init))
  startI18n('en', { runtime: en } as Resources)
  session.save({ token: 'token-a', userId: '10001' })

  onTestFinished(async () => {
    for (const key of storage.keys()) storage.remove(key)
    vi.useRealTimers()
    vi.unstubAllGlobals()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  return {
    base,
    received,
    toasts,
    /** The next answers, in order; then code 200 with an empty object. */
    answers: (...next: Handler[]) => void answers.push(...next),
    /** Resolves when so many calls have arrived in all. */
    reached: (count: number) =>
      new Promise<void>((resolve) => {
        const look = () => received.length >= count && resolve()
        waiting.push(look as () => void)
        look()
      }),
  }
}

async function read(message: IncomingMessage): Promise<Received> {
  let body = ''
  for await (const chunk of message) body += chunk
  const headers: Record<string, string> = {}
  for (let at = 0; at < message.rawHeaders.length; at += 2)
    headers[message.rawHeaders[at] as string] = message.rawHeaders[at + 1] as string
  return { method: message.method ?? '', url: message.url ?? '', headers, body }
}
