import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { navigate } from '#shared/runtime/navigate'
import { ApiError, type Query } from '#shared/runtime/request'
import { renderComponent } from '#testing/render-component.tsx'
import { StateView } from './index.ts'

function shown(
  state: Partial<Query<string[]>>,
  language?: 'zh' | 'en' | 'tw',
  parts?: { also?: Pick<Query<unknown>, 'status' | 'data'>; pitch?: ReactNode },
) {
  const refetch = vi.fn(async () => {})
  const call: Query<string[]> = {
    status: 'loading',
    stale: false,
    refetch,
    setData: () => {},
    ...state,
  } as Query<string[]>
  const { user } = renderComponent(
    <StateView
      call={call}
      {...parts}
      skeleton={<i data-testid="skeleton" />}
      isEmpty={(halls) => !halls.length}
    >
      {(halls) => <p>{halls.join()}</p>}
    </StateView>,
    language,
  )
  return { user, refetch }
}

test('while data is loading the skeleton stands in, announced as loading', () => {
  shown({})
  expect(screen.getByRole('status', { name: '加载中' }).contains(screen.getByTestId('skeleton'))).toBe(true)
})

test('data is shown, and an empty list shows a message', () => {
  shown({ status: 'ready', data: ['星河', '海风'] })
  expect(screen.getByText('星河,海风')).toBeTruthy()
  shown({ status: 'ready', data: [] }, 'en')
  expect(screen.getByText('Empty')).toBeTruthy()
})

test('data waits for a second call whose part would push it down, but not for its failure', () => {
  const ready = { status: 'ready', data: ['星河'] } as const
  shown({ ...ready, data: ['星河'] }, 'en', { also: { status: 'loading', data: undefined } })
  expect(screen.queryByText('星河')).toBeNull()
  shown({ ...ready, data: ['海风'] }, 'en', { also: { status: 'failed', data: undefined } })
  expect(screen.getByText('海风')).toBeTruthy()
})

test.each(['http', 'contract'] as const)(
  'a server that fails (%s) is named by a sentence of its own',
  (kind) => {
    shown({ status: 'failed', error: new ApiError(kind, { code: 502 }) }, 'en')
    expect(screen.getByText('This did not load. Try again in a moment.')).toBeTruthy()
  },
)

test('a failure says what happened and offers a retry', async () => {
  const { user, refetch } = shown({
    status: 'failed',
    error: new ApiError('business', { message: '活动太火爆了' }),
  })
  expect(screen.getByRole('alert').textContent).toContain('活动太火爆了')
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(refetch).toHaveBeenCalledTimes(1)
})

test('without a network the advice is about the network', () => {
  shown({ status: 'failed', error: new ApiError('network') })
  expect(screen.getByRole('alert').textContent).toContain('请检查网络')
})

test('when a refresh fails the data stays, with a hint that it is old', () => {
  shown({ status: 'ready', data: ['星河'], stale: true, error: new ApiError('timeout') })
  expect(screen.getByText('星河')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('刷新失败')
})

test('a person who is not logged in is led to the login and back', async () => {
  history.replaceState(null, '', '/battle?day=3')
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const { user } = shown({ status: 'loggedOut' }, 'en')
  expect(screen.getByText('Please login first')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(to).toHaveBeenCalledWith('/login', { back: '/battle?day=3' })
})

test('a page may say what it gives in place of the bare message', () => {
  shown({ status: 'loggedOut' }, 'zh', { pitch: <p>每天一份礼</p> })
  expect(screen.getByText('每天一份礼')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('of two parts that failed together the first has the button, which asks for both', async () => {
  const reloads = [vi.fn(async () => {}), vi.fn(async () => {})]
  const error = new ApiError('network')
  const { user } = renderComponent(
    <main>
      {reloads.map((refetch, at) => (
        <StateView
          key={String(at)}
          call={{
            status: 'failed',
            stale: false,
            error,
            refetch,
            setData: () => {},
            beginUpdate: () => async () => {},
          }}
          skeleton={null}
        >
          {() => null}
        </StateView>
      ))}
    </main>,
  )
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: '重试' }))
  for (const refetch of reloads) expect(refetch).toHaveBeenCalledTimes(1)
})

test('a page whose parts need a login offers it once', () => {
  const call = {
    status: 'loggedOut',
    stale: false,
    refetch: async () => {},
    setData() {},
    beginUpdate: () => async () => {},
  }
  renderComponent(
    <main>
      {[1, 2].map((at) => (
        <StateView key={at} call={call as Query<string>} skeleton={null}>
          {() => null}
        </StateView>
      ))}
    </main>,
  )
  expect(screen.getAllByRole('button', { name: '去登录' })).toHaveLength(1)
})
