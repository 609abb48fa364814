import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { navigate } from '#shared/runtime/navigate'
import { session } from '#shared/runtime/session'
import { toastNow } from '#shared/runtime/toast'
import { renderPage } from '#testing'
import { LoginPage } from './LoginPage'

const go = vi.fn()

beforeEach(() => {
  go.mockReset()
  vi.spyOn(navigate, 'replace').mockImplementation((target) => {
    go(target)
    return true
  })
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
  it('takes a number and its code, and goes back to where the person came from', async () => {
    await fillIn(open('?back=/battle?tab=2'))
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/battle?tab=2'))
    expect(session.isLoggedIn()).toBe(true)
    expect(session.get().userInfo?.name).toBeTruthy()
  })

  it.each(['//evil.example', 'https://evil.example/battle', '/login?back=/login', ''])(
    'never leads out of this site, nor back here: %s',
    async (back) => {
      await fillIn(open(`?back=${encodeURIComponent(back)}`))
      await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/'))
    },
  )

  it('says what a wrong code is, and keeps what was typed', async () => {
    const page = open()
    await fillIn(page, '000000')
    await vi.waitFor(() => expect(screen.getByLabelText('验证码').getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe('13800138000')
    expect(go).not.toHaveBeenCalled()
  })

  it.each([
    ['a gateway’s 502', { status: 502 }],
    ['“server busy”', { code: 500 }],
  ])('%s says nothing of the number: it is told by a toast, not beside the field', async (_, trouble) => {
    const { user } = renderPage(LoginPage, {
      page: 'portal/login',
      steer: { path: '/user/nolog/sms/sendCode', ...trouble },
    })
    await user.type(screen.getByLabelText('手机号'), '13800138000')
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    await vi.waitFor(() => expect(toastNow()).not.toBeNull())
    expect(screen.getByLabelText('手机号').getAttribute('aria-invalid')).not.toBe('true')
  })

  it('tells everything that is missing at once, before anything is sent', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: '登录' }))
    for (const text of ['请输入正确的手机号', '请输入验证码', '请先勾选同意协议']) {
      expect(screen.getByText(text)).toBeTruthy()
    }
  })

  it('asks for no code while the number is too short', async () => {
    const { user } = open()
    await user.type(screen.getByLabelText('手机号'), '138')
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    expect(screen.getByText('请输入正确的手机号')).toBeTruthy()
    expect(screen.queryByText('验证码已发送，请查看短信')).toBeNull()
  })

  it('lets a number of another country be chosen', async () => {
    const { user } = open()
    await screen.findByRole('option', { name: /\+886/ })
    await user.selectOptions(screen.getByLabelText('国家或地区代码'), '886')
    await user.type(screen.getByLabelText('手机号'), '912345678')
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    expect(await screen.findByText('验证码已发送，请查看短信')).toBeTruthy()
  })
})

it('offers someone who is logged in to go on or to be someone else', async () => {
  const { user } = open('?back=/battle', '10001')
  await user.click(await screen.findByRole('button', { name: '继续' }))
  expect(go).toHaveBeenCalledWith('/battle')
  await user.click(screen.getByRole('button', { name: '换个账号登录' }))
  expect(session.isLoggedIn()).toBe(false)
  expect(await screen.findByLabelText('手机号')).toBeTruthy()
})
