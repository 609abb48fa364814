import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { rereadAddress } from '#shared/runtime/address'
import { type Resources, startI18n } from '#shared/runtime/i18n'
import en from '#shared/runtime/i18n/locales/en.json'
import { session } from '#shared/runtime/session'
import { toast } from '#shared/runtime/toast'
import { untilAborted } from './fetch.ts'

/** A call that waits until the test lets the server answer. */
export type Waiting = {
  url: string
  form: string
  token: string
  aborted: boolean
  answer(data: unknown): Promise<void>
  /** Answers with another code. */
  refuse(code: number): Promise<void>
  fail(): Promise<void>
}

/** A server behind `fetch` that responds when the test releases it; person 10001 is logged in. For tests of hooks. */
export function hooksServer(query = '') {
  const calls: Waiting[] = []
  globalThis.fetch = async (input, init) => {
    const request = new Request(new URL(String(input), location.href), init)
    const form = request.method === 'GET' ? '' : await request.text()
    const answer = new Promise<Response>((resolve, reject) => {
      const { pathname, search } = new URL(request.url)
      const call: Waiting = {
        url: pathname + search,
        form,
        token: request.headers.get('token') ?? '',
        aborted: false,
        answer: (data) => act(async () => resolve(new Response(JSON.stringify({ code: 200, data })))),
        refuse: (code) => act(async () => resolve(new Response(JSON.stringify({ code })))),
        fail: () => act(async () => reject(new TypeError('Failed to fetch'))),
      }
      init?.signal?.addEventListener('abort', () => {
        call.aborted = true
      })
      calls.push(call)
    })
    return untilAborted(answer, init?.signal)
  }
  const toasts: string[] = []
  for (const kind of ['tip', 'warning', 'error'] as const)
    vi.spyOn(toast, kind).mockImplementation((words) => void toasts.push(`${kind}: ${words}`))
  history.replaceState(null, '', `/page${query}`)
  rereadAddress()
  session.save({ token: 'token-a', userId: '10001' })
  startI18n('en', { runtime: en } as Resources)
  return { calls, toasts }
}

/** Hides the page and shows it again, as the app does. */
export async function leaveAndReturn(): Promise<void> {
  for (const hidden of [true, false]) {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  }
}
