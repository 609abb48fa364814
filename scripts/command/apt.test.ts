import { expect, it } from 'vitest'
import { sizesIn, whileLocked } from './apt.ts'

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

it('an installation names the sizes that apt-get prints', () => {
  const output = `0 upgraded, 1 newly installed, 0 to remove and 3 not upgraded.
Need to get 57.4 MB of archives.
After this operation, 268 MB of additional disk space will be used.
'http://deb.example.com/pool/chromium.deb' chromium.deb 57400000 SHA256:1a2b`
  expect(sizesIn(output)).toBe(': 57.4 MB to download, 268 MB on disk')
  expect(sizesIn(output.replace('57.4 MB', '0 B/57.4 MB'))).toBe(': 57.4 MB to download, 268 MB on disk')
  expect(sizesIn('chromium is already the newest version.')).toBe('')
})
