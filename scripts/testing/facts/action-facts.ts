import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type ActionVisit, openAction } from './action-visit.ts'
import { loadPage } from './pages.tsx'
import { firstDifference, readable } from './shown.ts'

const HOUR = 3_600_000
const REFUSED = 'refused by the test'
/** A code that no page and no catalogue knows. */
const PLAIN_REFUSAL = 4999

/** What holds for an action of a page, from its declaration alone: it is done once, and never lost. */
export function describeActionFacts(page: string, name: string): void {
  const open = () => openNamed(page, name)

  it('an action that is tapped twice is done once, and that is shown', async () => {
    const { button, sent, rest, done, wait } = await open()
    expect(done()).toBe(false)
    const element = button()
    await act(async () => {
      element?.click()
      element?.click()
    })
    await rest()
    await until(done, wait)
    expect(sent()).toHaveLength(1)
    expect(done()).toBe(true)
  })

  it('an action whose answer is lost is shown or offered again, refetched, and done once', async () => {
    const visit = await open()
    const { sandbox, path, endpoint, send, isReported, button, done, wait } = visit
    sandbox.addFault({ path, method: endpoint.method, drop: true, after: true, times: 1 })
    await send()
    await until(isReported, wait)
    expect(isReported()).toBe(true)
    if (visit.readAgain().length === 0) {
      await until(() => !!button(), wait)
      await send()
      await until(done, wait)
      expect(done()).toBe(true)
    }
    expect(keysOf(visit)).toBe(1)
  })

  it('a refused action is shown in the server’s words, and the state is refetched', async () => {
    const { sandbox, path, endpoint, send, sent, messages, readAgain, wait } = await open()
    sandbox.addFault({ path, method: endpoint.method, code: PLAIN_REFUSAL, desc: REFUSED, times: 1 })
    await send()
    await until(() => messages.length > 0, wait)
    expect(sent()).toHaveLength(1)
    expect([...messages, document.body.textContent].join()).toContain(REFUSED)
    expect(readAgain()).not.toEqual([])
  })
}

/** What holds for an action when something else happens meanwhile: an older answer, the campaign's end, another tab, sleep. */
export function describeMeanwhileFacts(page: string, name: string): void {
  const open = () => openNamed(page, name)

  it('the result of an action is not overwritten by an answer that left before it', async () => {
    const { sandbox, send, look, wait, done, left } = await open()
    const older = sandbox.calls.filter(({ method, code }) => method === 'GET' && code === 200)
    const paths = older.map(({ path }) => path)
    // several of one path differ by what was asked
    for (const { path, answer } of older.filter(
      ({ path }) => paths.indexOf(path) === paths.lastIndexOf(path),
    ))
      sandbox.addFault({
        path,
        method: 'GET',
        data: (answer as { data: unknown }).data,
        delayMs: 3000,
        times: 1,
      })
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    await send()
    await wait(4000)
    await until(done, wait)
    if (left.length > 0) return
    const shown = readable()
    await look()
    expect(firstDifference(shown, readable())).toBe('')
  })

  it('an action after the campaign’s end is done, or the person sees why not and the state is refetched', async () => {
    const { sandbox, send, done, isReported, readAgain, wait } = await open()
    sandbox.clock.advance(60 * 24 * HOUR)
    await send()
    await until(() => done() || isReported(), wait)
    expect(done() || (isReported() && readAgain().length > 0)).toBe(true)
  })

  it('an action that another tab has done meanwhile is done, or the page shows why not', async () => {
    const before = await open()
    await before.send()
    const input = before.sent()[0]?.params ?? {}
    const { elsewhere, send, done, isReported, readAgain, wait } = await open()
    await elsewhere(input)
    await send()
    await until(() => done() || isReported(), wait)
    expect(done() || (isReported() && readAgain().length > 0)).toBe(true)
  })

  it('an action that the phone slept over is not sent later; the page reads again when it is seen again', async () => {
    const { sandbox, path, endpoint, button, sent, look, readAgain } = await open()
    sandbox.addFault({ path, method: endpoint.method, delayMs: 2 * HOUR, times: 1 })
    await act(async () => button()?.click())
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(sent()).toHaveLength(1)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    vi.setSystemTime(Date.now() + HOUR)
    hidden.mockReturnValue(false)
    await look()
    expect(sent()).toHaveLength(1)
    expect(readAgain()).not.toEqual([])
  })
}

async function openNamed(page: string, name: string) {
  const loaded = await loadPage(page)
  const action = loaded.meta.actions?.[name]
  if (!action) throw new Error(`pages/${page}/page.ts declares no action "${name}".`)
  return { ...(await openAction(loaded, action)), path: action.path }
}

/** Waits for what takes its time, as an animation: no longer than a person would. */
async function until(done: () => boolean, wait: (ms: number) => Promise<void>): Promise<void> {
  for (let turn = 0; turn < 10 && !done(); turn++) await wait(1000)
}

/** By how many idempotency keys, however often each was sent. */
function keysOf({ sent, endpoint }: ActionVisit): number {
  const taken = sent().filter(({ code, note }) => note === 'fault' || code === 200)
  if (!endpoint.idempotent) return Math.min(taken.length, 1)
  return new Set(sent().map(({ params }) => params.intentId)).size
}
