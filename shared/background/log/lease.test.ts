import { beforeEach, expect, it, vi } from 'vitest'
import { alone } from './lease.ts'

const KEY = 'statisticsLease'
const theirs = (leftMs: number) =>
  localStorage.setItem(KEY, JSON.stringify({ by: 'another', until: Date.now() + leftMs }))
const work = vi.fn(async () => {})
const settle = async (result: Promise<boolean>) => {
  await vi.advanceTimersByTimeAsync(100)
  return result
}

beforeEach(() => {
  vi.useFakeTimers()
  work.mockClear()
})

it('a tab that is alone gets the lease, and lets the next one in', async () => {
  expect(await settle(alone(work))).toBe(true)
  expect(work).toHaveBeenCalledTimes(1)
  expect(localStorage.getItem(KEY)).toBeNull()
})

it('while one tab has the lease, no other gets it', async () => {
  theirs(1)
  expect(await settle(alone(work))).toBe(false)
  expect(work).not.toHaveBeenCalled()
})

it('when two tabs reach for the lease at once, only the last to write gets it', async () => {
  const result = alone(work)
  theirs(30_000)
  expect(await settle(result)).toBe(false)
  expect(work).not.toHaveBeenCalled()
  expect(localStorage.getItem(KEY)).toContain('another')
})

it('a tab whose lease was taken over learns of it before its next step, and leaves the lease alone', async () => {
  const steps: boolean[] = []
  await settle(
    alone(async (goOn) => {
      steps.push(goOn())
      theirs(30_000)
      steps.push(goOn())
    }),
  )
  expect(steps).toEqual([true, false])
  expect(localStorage.getItem(KEY)).toContain('another')
})

it('a lease from before the clock was set back does not count', async () => {
  theirs(60 * 60_000)
  expect(await settle(alone(work))).toBe(true)
})

it('a tab that fails at its work lets the next one in', async () => {
  const failing = alone(() => Promise.reject(new Error('down')))
  failing.catch(() => {})
  await settle(Promise.resolve(true))
  await expect(failing).rejects.toThrow('down')
  expect(localStorage.getItem(KEY)).toBeNull()
})
