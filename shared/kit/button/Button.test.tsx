import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Toaster } from '#shared/runtime/toast'
import { renderComponent } from '#testing/render-component.tsx'
import { Button } from './index.ts'

test('a press on a button does its action once', async () => {
  const press = vi.fn()
  const { user } = renderComponent(<Button onClick={press}>领取</Button>)
  await user.click(screen.getByRole('button', { name: '领取' }))
  expect(press).toHaveBeenCalledTimes(1)
})

test('while its action is pending a button says that it is busy, and further taps do nothing', async () => {
  const press = vi.fn()
  const { user } = renderComponent(
    <Button busy onClick={press}>
      领取
    </Button>,
  )
  const button = screen.getByRole('button', { name: '领取' })
  await user.click(button)
  expect(press).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
})

test('a button that cannot be pressed yet stays reachable and says why', async () => {
  const press = vi.fn()
  const { user } = renderComponent(
    <>
      <Button reason="请先解锁再领取" onClick={press}>
        领取
      </Button>
      <Toaster />
    </>,
  )
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '领取' }))
  await user.keyboard('{Enter}')
  expect(screen.getByText('请先解锁再领取')).toBeTruthy()
  expect(press).not.toHaveBeenCalled()
})

test('a busy submit button does not send its form again', async () => {
  const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  const { user } = renderComponent(
    <form onSubmit={submit}>
      <Button type="submit" busy>
        登录
      </Button>
    </form>,
  )
  await user.click(screen.getByRole('button'))
  expect(submit).not.toHaveBeenCalled()
})
