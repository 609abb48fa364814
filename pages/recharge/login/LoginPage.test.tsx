import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { navigate } from '#shared/runtime/navigate'
import { session } from '#shared/runtime/session'
import { renderPage } from '#testing'
import { LoginPage } from './LoginPage.tsx'

const go = vi.fn()
beforeEach(() => {
  go.mockReset()
  vi.spyOn(navigate, 'replace').mockImplementation((target) => {
    go(target)
    return true
  })
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
  it('leads to the counter', async () => {
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
  ])('from %s leads on to %s', async (back, target) => {
    const { user } = open(`?back=${encodeURIComponent(back)}`, '10001')
    await user.click(await screen.findByRole('button', { name: '去充值' }))
    expect(go).toHaveBeenCalledWith(target)
  })

  it('says where it is not sold, and keeps what was typed', async () => {
    await enter(open(), '86', '13800010001')
    await vi.waitFor(() => expect(screen.getByLabelText('手机号').getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe('13800010001')
    expect(go).not.toHaveBeenCalled()
    expect(session.isLoggedIn()).toBe(false)
  })
})

describe('asking for a code', () => {
  const askFor = async ({ user }: ReturnType<typeof open>, number: string) => {
    const field = await screen.findByLabelText('手机号')
    await user.clear(field)
    await user.type(field, number)
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
  }
  const TICKET = '/api/getSMSCode'

  it('again rests as long as the server says', async () => {
    const visit = open()
    const data = { ticket: 't', waitSeconds: 25, codeLength: 6 }
    visit.sandbox.steer({ path: TICKET, data })
    await askFor(visit, '2025550101')
    expect(await screen.findByRole('button', { name: /^(\d|1\d|2[0-5]) 秒后重发$/ })).toBeTruthy()
  })

  it('that is refused says why, at the number', async () => {
    const visit = open()
    visit.sandbox.steer({ path: TICKET, code: 8001, desc: '今天请求太多' })
    await askFor(visit, '2025550101')
    expect(await screen.findByText('今天请求太多')).toBeTruthy()
    expect(screen.getByLabelText('手机号').getAttribute('aria-invalid')).toBe('true')
  })

  it('for a number that was put right is not said to have been sent, and waits for nothing', async () => {
    const visit = open()
    await askFor(visit, '2025550101')
    await screen.findByText('验证码已发送，请查看短信')
    await visit.user.type(screen.getByLabelText('手机号'), '{Backspace}2')
    expect(screen.queryByText('验证码已发送，请查看短信')).toBeNull()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '获取验证码' }).disabled).toBe(false)
  })
})

it('number and code are kept nowhere', async () => {
  await enter(open())
  await vi.waitFor(() => expect(go).toHaveBeenCalled())
  const kept = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href])
  expect(kept).not.toMatch(/9012310001|123456/)
})
