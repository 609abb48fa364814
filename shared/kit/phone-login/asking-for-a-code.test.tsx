import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { login } from '#shared/api/auth'
import { usePhoneLogin } from '#shared/features/phone-login'
import { toastNow } from '#shared/runtime/toast'
import { type PageOptions, type RenderedPage, renderPage } from '#testing'
import { PhoneLoginForm } from './index.ts'

const TICKET = '/api/getSMSCode'
const SEND = '/user/nolog/sms/sendCode'

function Login() {
  const entering = usePhoneLogin({ endpoint: login, onEntered: () => {} })
  return <PhoneLoginForm login={entering} label="登录" submitText="登录" />
}

const open = (faults: PageOptions['faults'] = []) => renderPage(Login, { page: '', faults })

const sent = () => screen.queryByText('验证码已发送，请查看短信')
const isWrong = () => screen.getByLabelText('手机号').getAttribute('aria-invalid') === 'true'

async function askFor({ user }: RenderedPage, number = '13800138000') {
  await user.type(await screen.findByLabelText('手机号'), number)
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
}

describe('asking for a code', () => {
  it('asking for a code again is possible after as long as the server says', async () => {
    await askFor(open({ path: TICKET, data: { ticket: 't', waitSeconds: 25, codeLength: 6 } }))
    expect(await screen.findByRole('button', { name: /^(\d|1\d|2[0-5]) 秒后重发$/ })).toBeTruthy()
  })

  it('a code that is refused says why, at the number', async () => {
    await askFor(open({ path: TICKET, code: 8001, desc: '今天请求太多' }))
    expect(await screen.findByText('今天请求太多')).toBeTruthy()
    expect(isWrong()).toBe(true)
  })

  it.each([
    ["a gateway's 502", { status: 502 }],
    ['“server busy”', { code: 500 }],
  ])(
    'a failure by %s is no fault of the number: a toast reports it, not a line beside the field',
    async (_, trouble) => {
      await askFor(open({ path: SEND, ...trouble }))
      await waitFor(() => expect(toastNow()).not.toBeNull())
      expect(isWrong()).toBe(false)
    },
  )

  it('a code for a number that was corrected meanwhile is not announced', async () => {
    const visit = open()
    await askFor(visit)
    await waitFor(() => expect(sent()).toBeTruthy())
    await visit.user.type(screen.getByLabelText('手机号'), '{Backspace}2')
    expect(sent()).toBeNull()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '获取验证码' }).disabled).toBe(false)
  })

  it('a code is not asked for while the number is too short', async () => {
    const { sandbox, ...visit } = open()
    await askFor({ sandbox, ...visit }, '138')
    expect(screen.getByText('请输入正确的手机号')).toBeTruthy()
    expect(sandbox.calls.filter(({ path }) => path === TICKET || path === SEND)).toEqual([])
  })
})

it('the form shows everything that is missing at once, and clears it at the field that is typed in', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: '登录' }))
  expect(screen.getByText('请输入正确的手机号')).toBeTruthy()
  await user.type(screen.getByLabelText('手机号'), '13800138000')
  expect(screen.queryByText('请输入正确的手机号')).toBeNull()
  expect(screen.getByText('请输入验证码')).toBeTruthy()
  await user.type(screen.getByLabelText('验证码'), '12345')
  expect(screen.queryByText('请输入验证码')).toBeNull()
})

it('a code of five digits instead of six is not sent', async () => {
  const visit = open()
  await askFor(visit)
  await waitFor(() => expect(sent()).toBeTruthy())
  await visit.user.type(screen.getByLabelText('验证码'), '12345')
  await visit.user.click(screen.getByRole('button', { name: '登录' }))
  expect(screen.getByText('验证码是 6 位数字')).toBeTruthy()
  expect(visit.sandbox.calls.filter(({ path }) => /login$/i.test(path))).toEqual([])
})
