import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { CodeField } from './index.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) }))
afterEach(() => void vi.useRealTimers())

/** `rests`: so many seconds after one was sent; undefined where none is. */
function Code({ rests }: { rests?: number }) {
  const [code, setCode] = useState('')
  const [until, setUntil] = useState<number>()
  const send = async () => setUntil(rests && Date.now() + rests * 1000)
  return <CodeField value={code} onChange={setCode} onSend={send} restsUntil={until} />
}

const button = () => screen.getByRole('button') as HTMLButtonElement
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

test('after a code was sent the button rests as long as the server says, then offers another', async () => {
  const { user } = renderComponent(<Code rests={60} />)
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  await pass(1000)
  expect(button().disabled).toBe(true)
  expect(button().textContent).toBe('59 秒后重发')
  expect(screen.getByText('验证码已发送，请查看短信')).toBeTruthy()
  await pass(59_000)
  expect(button().disabled).toBe(false)
  expect(button().textContent).toBe('重新获取')
})

test('when sending a code failed it can be tried again at once', async () => {
  const { user } = renderComponent(<Code />)
  await user.click(button())
  await pass(1000)
  expect(button().disabled).toBe(false)
  expect(button().textContent).toBe('获取验证码')
})

test('the code takes six digits', async () => {
  const { user } = renderComponent(<Code rests={60} />)
  const field = screen.getByRole('textbox', { name: '验证码' }) as HTMLInputElement
  await user.type(field, '12 34-567')
  expect(field.value).toBe('123456')
})

test('a code typed in full-width digits is read as the code', async () => {
  const { user } = renderComponent(<Code rests={60} />)
  await user.type(screen.getByRole('textbox'), '１２３ ４５６')
  expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe('123456')
})
