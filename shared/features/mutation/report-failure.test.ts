import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError, type ApiErrorKind } from '#shared/runtime/request'
import { hideToast, toastNow } from '#shared/runtime/toast'
import { reportFailure } from './report-failure.ts'

const reload = vi.fn(async () => {})
beforeEach(() => reload.mockClear())
afterEach(hideToast)

const failed = (kind: ApiErrorKind, message?: string) => new ApiError(kind, { message })

it('a refusal that was not shown is shown, and the state is refetched', async () => {
  await reportFailure(failed('business', '今天已经签到'), reload)
  expect(toastNow()).toMatchObject({ kind: 'warning', text: '今天已经签到' })
  expect(reload).toHaveBeenCalledTimes(1)
})

it('a refusal that was shown already is not shown twice', async () => {
  await reportFailure(Object.assign(failed('business', '服务器繁忙'), { shown: true }), reload)
  expect(toastNow()).toBeNull()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('an unknown result is looked up', async () => {
  const error = failed('timeout')
  error.markUnknown()
  await reportFailure(error, reload)
  expect(reload).toHaveBeenCalledTimes(1)
})

it.each(['network', 'timeout', 'contract'] as const)(
  'an action without an idempotency key that failed with %s may have been done: its state is refetched',
  async (kind) => {
    await reportFailure(failed(kind), reload)
    expect(toastNow()).toBeNull()
    expect(reload).toHaveBeenCalledTimes(1)
  },
)

it.each([502, 500])(
  'after a status %i, which does not say what was done, what there is now is read',
  async (code) => {
    await reportFailure(new ApiError('http', { code, answered: code === 500 }), reload)
    expect(reload).toHaveBeenCalledTimes(1)
  },
)

it.each([
  new ApiError('login'),
  new ApiError('unauthorised', { code: 401 }),
  new ApiError('http', { code: 404 }),
  new ApiError('network', { neverSent: true }),
])('after a failure that certainly did nothing ($kind) nothing is refetched', async (error) => {
  await reportFailure(error, reload)
  expect(toastNow()).toBeNull()
  expect(reload).not.toHaveBeenCalled()
})

it.each([2080, 2081])('code %i is silent: the state is refetched', async (code) => {
  await reportFailure(new ApiError('business', { code, message: 'Somebody was faster' }), reload)
  expect(toastNow()).toBeNull()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('a page has words of its own for some codes; the others have the server’s', async () => {
  const words = ({ code }: ApiError) => (code === 2081 ? 'Look again' : undefined)
  await reportFailure(new ApiError('business', { code: 2081, message: 'changed' }), reload, words)
  expect(toastNow()).toMatchObject({ kind: 'warning', text: 'Look again' })
  await reportFailure(new ApiError('business', { code: 2072, message: 'Too few coins' }), reload, words)
  expect(toastNow()).toMatchObject({ kind: 'warning', text: 'Too few coins' })
})
