import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError, type ApiErrorKind } from '#shared/runtime/request'
import { hideToast, toastNow } from '#shared/runtime/toast'
import { tellFailure } from './index.ts'

const reload = vi.fn(async () => {})
beforeEach(() => reload.mockClear())
afterEach(hideToast)

const failed = (kind: ApiErrorKind, message?: string) => new ApiError(kind, { message })

it('a refusal that nobody told is told, and the state is read again', async () => {
  await tellFailure(failed('business', '今天已经签到'), reload)
  expect(toastNow()).toMatchObject({ kind: 'warning', text: '今天已经签到' })
  expect(reload).toHaveBeenCalledTimes(1)
})

it('a refusal that was told already is not told twice', async () => {
  await tellFailure(Object.assign(failed('business', '服务器繁忙'), { shown: true }), reload)
  expect(toastNow()).toBeNull()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('an unknown result is looked up', async () => {
  const error = failed('timeout')
  error.markUnknown()
  await tellFailure(error, reload)
  expect(reload).toHaveBeenCalledTimes(1)
})

it.each(['network', 'login', 'http'] as const)(
  'after a failure of kind %s nothing is asked again',
  async (kind) => {
    await tellFailure(failed(kind), reload)
    expect(toastNow()).toBeNull()
    expect(reload).not.toHaveBeenCalled()
  },
)
