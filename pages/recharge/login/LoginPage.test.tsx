import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { navigate } from '#shared/runtime/navigate'
import { session } from '#shared/runtime/session'
import { renderPage } from '#testing'
import { LoginPage } from './LoginPage.tsx'

let go: MockInstance<typeof navigate.replace>
beforeEach(() => {
  go = vi.spyOn(navigate, 'replace').mockReturnValue(true)
})

const open = (query = '', userId?: string) => renderPage(LoginPage, { page: 'recharge/login', query, userId })

async function enter({ user }: ReturnType<typeof open>, dial = '81', mobile = '9012310001') {
  await screen.findByRole('option', { name: new RegExp(`\\+${dial}$`) })
  await user.selectOptions(screen.getByLabelText('国家或地区代码'), dial)
  await user.type(screen.getByLabelText('手机号'), mobile)
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  await screen.findByText('验证码已发送，请查看短信')
  await user.type(screen.getByLabelText('验证码'), '123456')
  await user.click(screen.getByRole('button', { name: '登录' }))
}

describe('logging in with a number of another country', () => {
  it('logging in with a number of another country leads to the counter', async () => {
    await enter(open())
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/recharge/home'))
    expect(session.get().userId).toBe('10001')
  })

  it.each([
    ['/recharge/interPage?orderId=7', '/recharge/interPage?orderId=7'],
    ['/recharge/list', '/recharge/list'],
    ['/recharge/login', '/recharge/home'],
    ['/recharge/homestead', '/recharge/home'],
    ['//evil.example/recharge/home', '/recharge/home'],
    ['https://evil.example', '/recharge/home'],
  ])('a login from %s leads on to %s', async (back, target) => {
    const { user } = open(`?back=${encodeURIComponent(back)}`, '10001')
    await user.click(await screen.findByRole('button', { name: '去充值' }))
    expect(go).toHaveBeenCalledWith(target)
  })

  it('a number of a country without sales is refused, and what was typed stays', async () => {
    await enter(open(), '86', '13800010001')
    await vi.waitFor(() => expect(screen.getByLabelText('手机号').getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe('13800010001')
    expect(go).not.toHaveBeenCalled()
    expect(session.isLoggedIn()).toBe(false)
  })
})

it('number and code are kept nowhere', async () => {
  await enter(open())
  await vi.waitFor(() => expect(go).toHaveBeenCalled())
  const kept = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href])
  expect(kept).not.toMatch(/9012310001|123456/)
})
