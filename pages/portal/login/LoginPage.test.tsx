import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { navigate } from '#shared/runtime/navigate'
import { session } from '#shared/runtime/session'
import { renderPage } from '#testing'
import { LoginPage } from './LoginPage'

let go: MockInstance<typeof navigate.replace>
beforeEach(() => {
  go = vi.spyOn(navigate, 'replace').mockReturnValue(true)
})

const open = (query = '', userId?: string) => renderPage(LoginPage, { page: 'portal/login', query, userId })

async function fillIn({ user }: ReturnType<typeof open>, code = '123456') {
  await user.type(screen.getByLabelText('手机号'), '13800138000')
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  await screen.findByText('验证码已发送，请查看短信')
  await user.type(screen.getByLabelText('验证码'), code)
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: '登录' }))
}

describe('logging in', () => {
  it('logging in takes a number and its code, and goes back to where the person came from', async () => {
    await fillIn(open('?back=/battle?tab=2'))
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/battle?tab=2'))
    expect(session.isLoggedIn()).toBe(true)
    expect(session.get().userInfo?.name).toBeTruthy()
  })

  it.each(['//evil.example', 'https://evil.example/battle', '/login?back=/login', ''])(
    'logging in never leads out of this site, nor back to the login: %s',
    async (back) => {
      await fillIn(open(`?back=${encodeURIComponent(back)}`))
      await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/'))
    },
  )

  it('the login reports a wrong code, and keeps what was typed', async () => {
    const page = open()
    await fillIn(page, '000000')
    await vi.waitFor(() => expect(screen.getByLabelText('验证码').getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe('13800138000')
    expect(go).not.toHaveBeenCalled()
  })

  it('the login shows everything that is missing at once, before anything is sent', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: '登录' }))
    for (const text of ['请输入正确的手机号', '请输入验证码', '请先勾选同意协议']) {
      expect(screen.getByText(text)).toBeTruthy()
    }
  })
})

it('a person who is logged in goes on to where they came from, or logs in as someone else', async () => {
  const { user } = open('?back=/battle', '10001')
  await user.click(await screen.findByRole('button', { name: '继续' }))
  expect(go).toHaveBeenCalledWith('/battle')
  await user.click(screen.getByRole('button', { name: '换个账号登录' }))
  expect(await screen.findByLabelText('手机号')).toBeTruthy()
})
