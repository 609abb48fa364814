import { expect, it, onTestFinished, vi } from 'vitest'
import { createSandbox, type Fault } from '#sandbox/index.ts'
import { session } from '#shared/runtime/session'
import { putSandbox } from '#testing/fetch.ts'
import { learnPerson } from './person.ts'

/** A page whose background starts, with this person logged in without a word of them. */
function open(userId = '10001', faults?: Fault) {
  const sandbox = createSandbox()
  putSandbox(sandbox)
  if (faults) sandbox.addFault(faults)
  session.save(userId ? { token: `demo-${userId}`, userId } : {})
  onTestFinished(learnPerson())
  const asked = () =>
    sandbox.calls.filter(({ path }) => path === '/user/userinfo/get').map(({ params }) => params.toUserId)
  return { sandbox, asked }
}

it('a person who came by an address or an app is looked up once, and kept for the pages to come', async () => {
  const { asked } = open()
  await vi.waitFor(() => expect(session.get().userInfo?.rids[0]).toBeTruthy())
  expect(session.get().userInfo).toMatchObject({ userId: '10001', name: expect.stringMatching(/./) })
  expect(localStorage.getItem('userInfo')).toContain('10001')
  onTestFinished(learnPerson())
  session.save({ roomId: '8001' })
  expect(asked()).toEqual(['10001'])
})

it('another person is looked up again, and none while logged out', async () => {
  const { asked } = open('')
  session.save({ token: 'demo-10002', userId: '10002' })
  await vi.waitFor(() => expect(session.get().userInfo?.userId).toBe('10002'))
  session.save({ token: 'demo-10001', userId: '10001' })
  await vi.waitFor(() => expect(session.get().userInfo?.userId).toBe('10001'))
  expect(asked()).toEqual(['10002', '10001'])
})

it('a stale response of the person before is dropped', async () => {
  const { sandbox, asked } = open('10001', { path: '/user/userinfo/get', delayMs: 30, times: 1 })
  session.save({ token: 'demo-10002', userId: '10002' })
  await vi.waitFor(() => expect(session.get().userInfo?.userId).toBe('10002'))
  await vi.waitFor(() => expect(sandbox.calls).toHaveLength(2))
  expect(asked()).toEqual(expect.arrayContaining(['10001', '10002']))
  expect(session.get().userInfo?.userId).toBe('10002')
})

it('a failed request is not retried on this page, and nothing is shown', async () => {
  const { asked } = open('10001', { path: '/user/userinfo/get', code: 500 })
  await vi.waitFor(() => expect(asked()).toHaveLength(1))
  session.save({ roomId: '8001' })
  expect(session.get().userInfo).toBeNull()
  expect(asked()).toHaveLength(1)
})
