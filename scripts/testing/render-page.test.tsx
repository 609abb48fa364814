import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { getCountryCodes, getUserInfo } from '#shared/api/auth'
import { useMutation } from '#shared/features/mutation'
import { address } from '#shared/runtime/address'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { useSession } from '#shared/runtime/session'
import { toast } from '#shared/runtime/toast'
import { renderPage } from './index.ts'

/** A page with a call for everybody, one for people who are logged in, and a button. */
function Page() {
  const t = useT<{ request: { loginFirst: string } }>('runtime')
  const { userId } = useSession()
  const countries = useQuery(getCountryCodes, {})
  const me = useQuery(getUserInfo, { toUserId: userId }, { enabled: userId !== '' })
  const again = useMutation(getCountryCodes)
  return (
    <main>
      <h1>{t('request.loginFirst')}</h1>
      <p>{countries.data?.[0]?.name ?? countries.status}</p>
      <p>{me.data?.userId ?? 'nobody'}</p>
      <button type="button" onClick={() => again.run({})}>
        Again
      </button>
    </main>
  )
}

it('a page shows what the sandbox answers, in the language of the test', async () => {
  renderPage(Page, { page: 'a/b' })
  expect(await screen.findByText('中国大陆')).toBeTruthy()
  expect(screen.getByText('请先登录')).toBeTruthy()
})

it('a page keeps nothing of the test before: language, login, address, storage', async () => {
  renderPage(Page, { page: 'a/b', language: 'en', userId: '10001', query: '?roomId=7' })
  expect(await screen.findByText('10001')).toBeTruthy()
  expect(screen.getByText('Please login first')).toBeTruthy()
  expect(address().roomId).toBe('7')
})

it('nobody is logged in unless the test says who', async () => {
  const { sandbox } = renderPage(Page, { page: 'a/b' })
  await screen.findByText('中国大陆')
  expect(screen.getByText('nobody')).toBeTruthy()
  expect(address().roomId).toBe('')
  expect(sandbox.calls.map((call) => call.userId)).toEqual([''])
})

it('a fault applies from the first call on', async () => {
  renderPage(Page, { page: 'a/b', faults: { path: '*', code: 500, desc: 'busy day' } })
  expect(await screen.findByText('failed')).toBeTruthy()
})

it('a person can tap, also while time stands still', async () => {
  vi.useFakeTimers()
  const { user, sandbox } = renderPage(Page, { page: 'a/b' })
  await screen.findByText('中国大陆')
  await user.click(screen.getByRole('button', { name: 'Again' }))
  expect(sandbox.calls).toHaveLength(2)
  toast.tip('left behind')
})

it('a toast of the test before is gone', () => {
  renderPage(Page, { page: 'a/b' })
  expect(screen.queryByText('left behind')).toBeNull()
})
