import { waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { applyWithdraw } from '#shared/api/withdraw'
import { hooksServer } from '#testing/hooks-server.ts'

// a stalled machine takes longer than a mutation may wait to leave
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }))

const INPUT = { amount: '2000', net: '1980', channelId: '1' }
const PROOF = { mobile: '13800010002', countryCode: '86', code: '123456' }
const idOf = (form = '') => new URLSearchParams(form).get('intentId')

/** The page in a tab of its own: it shares with the others what is stored, and nothing else. */
async function openTab() {
  vi.resetModules()
  const { followMutation } = await import('./followed.ts')
  const { session } = await import('#shared/runtime/session')
  const keeper = followMutation<typeof INPUT, typeof PROOF, unknown>(applyWithdraw)
  return {
    at: () => keeper.now().at,
    ask: () => void keeper.ask(),
    press: () => void keeper.send(INPUT, PROOF, keeper.mark()),
    logIn: () => session.save({ token: 'token-b', userId: '10001' }),
  }
}

/** Waits until a tab shows where its mutation stands, and is free for the next: a call that ends shows it a moment before. */
async function reaches(tab: Awaited<ReturnType<typeof openTab>>, standing: string) {
  await waitFor(() => expect(tab.at()).toBe(standing))
  await new Promise((resolve) => setTimeout(resolve))
}

it('a login that ends in one tab does not lose the mutation whose answer another tab waits for', async () => {
  const { calls } = hooksServer()
  const one = await openTab()
  const other = await openTab()
  one.press()
  await waitFor(() => expect(calls).toHaveLength(1))
  other.press()
  await waitFor(() => expect(calls).toHaveLength(2))
  await calls[0]?.refuse(401)
  await reaches(one, 'refused')
  // as a browser notifies the other tabs
  window.dispatchEvent(new StorageEvent('storage'))
  await calls[1]?.fail()
  await reaches(other, 'unknown')

  other.logIn()
  other.ask()
  await waitFor(() => expect(calls).toHaveLength(3))
  expect(new Set(calls.map(({ form }) => idOf(form))).size).toBe(1)
  expect(calls[2]?.form).not.toContain(PROOF.code)
})

it('a mutation that met an ended login was not sent, and is not asked about', async () => {
  const { calls } = hooksServer()
  const tab = await openTab()
  tab.press()
  await waitFor(() => expect(calls).toHaveLength(1))
  await calls[0]?.refuse(401)
  await reaches(tab, 'refused')
  tab.logIn()
  tab.ask()
  await Promise.resolve()
  expect(tab.at()).toBe('refused')
  expect(calls).toHaveLength(1)
})

it('the outcome of a tab’s own mutation ends no later one of another tab', async () => {
  const { calls } = hooksServer()
  const next = async (count: number) => {
    await waitFor(() => expect(calls).toHaveLength(count))
    return calls[count - 1]
  }
  const one = await openTab()
  one.press()
  const lost = await next(1)
  const other = await openTab()
  other.ask()
  await (await next(2))?.refuse(4040)
  await reaches(other, 'nothing')
  other.press()
  const later = await next(3)
  expect(idOf(later?.form)).not.toBe(idOf(lost?.form))

  await lost?.fail()
  await (await next(4))?.fail()
  await reaches(one, 'unknown')
  one.ask()
  const asked = await next(5)
  expect(idOf(asked?.form)).toBe(idOf(lost?.form))
  await asked?.refuse(4040)
  await reaches(one, 'nothing')

  await later?.fail()
  await (await next(6))?.fail()
  await reaches(other, 'unknown')
  other.ask()
  expect(idOf((await next(7))?.form)).toBe(idOf(later?.form))
})
