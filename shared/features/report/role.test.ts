import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from '#shared/runtime/session'
import { roleOf } from './role.ts'

const person = { userId: '10001', name: 'Ann', portrait: '', token: '', rids: ['captain', 'user'] }

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<script type="application/json" id="page">{"background":"/behind.js"}</script>'
  session.save({ token: 't', userId: '10001', userInfo: null })
})
afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

/** What has come of the asking so far. */
function ask(userId = '10001') {
  const listener = vi.fn()
  void roleOf(userId).then(listener)
  return async (ms = 0) => {
    await vi.advanceTimersByTimeAsync(ms)
    return listener.mock.calls.flat()
  }
}

it('a role that is known is given at once; who is not logged in has none', async () => {
  session.save({ userInfo: person })
  expect(await ask()()).toEqual(['captain'])
  session.clear()
  expect(await ask()()).toEqual([''])
})

it('a role that is being asked for behind the page is waited for', async () => {
  const asked = ask()
  expect(await asked(5000)).toEqual([])
  session.save({ userInfo: person })
  expect(await asked()).toEqual(['captain'])
})

it('a role that does not come within 10 s, or comes after a change of account, counts as none', async () => {
  const late = ask()
  expect(await late(9999)).toEqual([])
  expect(await late(1)).toEqual([''])
  const other = ask()
  session.save({ token: 'u', userId: '10002' })
  session.save({ userInfo: { ...person, userId: '10002', rids: ['boss'] } })
  expect(await other()).toEqual([''])
})

it.each([
  ['leaves the page', () => window.dispatchEvent(new Event('pagehide'))],
  [
    'puts it by',
    () => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true)
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    },
  ],
])('for a person who %s no role is waited for', async (_, leave) => {
  const asked = ask()
  leave()
  expect(await asked()).toEqual([''])
})
