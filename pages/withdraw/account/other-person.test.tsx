import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { applyWithdraw } from '#shared/api/withdraw'
import { pendingMutations } from '#shared/features/mutation'
import { session } from '#shared/runtime/session'
import { APPLY, fillIn, open, press } from './testing.tsx'

/** Somebody else logs in, as in another tab. */
const becomes = (userId: string) => act(async () => session.save({ token: `demo-${userId}`, userId }))

it('one person’s draft and open decision are not shown to the next person', async () => {
  const { user } = open()
  await fillIn(user, '2000')
  await press(user, '提现')
  await screen.findByRole('dialog', { name: '核对这笔提现' })
  await becomes('10003')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('00010003')).toBeTruthy()
  for (const label of ['提现金额（PP币）', '手机号', '验证码']) {
    const field = screen.queryByLabelText<HTMLInputElement>(label)
    expect(field?.value ?? '').toBe('')
  }
})

it('a withdrawal whose answer is lost waits for its own person and is never sent by another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { user, sandbox } = open({ faults: { path: APPLY, drop: true, times: 1, delayMs: 5000 } })
  const sent = () => sandbox.calls.filter(({ path }) => path === APPLY)
  await fillIn(user, '2000')
  await press(user, '提现')
  await press(user, '确认提现')
  await waitFor(() => expect(sent()).toHaveLength(1))
  await becomes('10003')
  await screen.findByText('00010003')
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(pendingMutations(applyWithdraw, '10002')).toHaveLength(1)
  await becomes('10002')
  expect(await screen.findByRole('heading', { name: '这笔提现没有成功' })).toBeTruthy()
  expect(new Set(sent().map(({ userId }) => userId))).toEqual(new Set(['10002']))
})
