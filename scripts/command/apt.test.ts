import { expect, it } from 'vitest'
import { whileLocked } from './apt.ts'

const LOCKED = {
  status: 100,
  stderr: 'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 1200 (unattended-upgr)',
}

/** Runs with these results in turn, the last one for good. */
function wait(...results: { status: number; stderr: string }[]) {
  let paused = 0
  const run = () => (results.length > 1 ? results.shift() : results[0]) as (typeof results)[number]
  const pause = (ms: number) => {
    paused += ms
  }
  const go = () => whileLocked(run, pause)
  return { go, paused: () => paused }
}

it('an installation waits while another apt holds its lock', () => {
  const { go, paused } = wait(LOCKED, LOCKED, { status: 0, stderr: '' })
  go()
  expect(paused()).toBe(10_000)
})

it('a lock that is held for ten minutes is given as the reason', () => {
  const { go, paused } = wait(LOCKED)
  expect(go).toThrow('Could not get lock /var/lib/apt/lists/lock')
  expect(paused()).toBe(600_000)
})

it('any other failure is reported at once', () => {
  const { go, paused } = wait({ status: 100, stderr: 'E: Unable to locate package chromium' })
  expect(go).toThrow('Unable to locate package chromium')
  expect(paused()).toBe(0)
})
