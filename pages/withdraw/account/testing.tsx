import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { type PageOptions, renderPage } from '#testing'
import { AccountPage } from './AccountPage.tsx'

export const APPLY = '/assets/withdraw/applyWithdraw'

/** Opens the page in a test, as somebody who can withdraw. */
export const open = (options: Partial<PageOptions> = {}) =>
  renderPage(AccountPage, { page: 'withdraw/account', userId: '10002', ...options })

/** Presses the button once it can be pressed. */
export async function press(user: UserEvent, name: string): Promise<void> {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => {
    if (button.getAttribute('aria-busy')) throw new Error(`${name} is busy`)
  })
  await user.click(button)
}

export async function fillIn(user: UserEvent, amount: string, code = '123456'): Promise<void> {
  await user.type(await screen.findByLabelText('提现金额（PP币）'), amount)
  await user.type(screen.getByLabelText('手机号'), '13800010002')
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  await screen.findByText('验证码已发送，请查看短信')
  await user.type(screen.getByLabelText('验证码'), code)
}

/** Confirms the quote and waits for the result. */
export async function take(user: UserEvent, heading = '提现已提交'): Promise<void> {
  await press(user, '提现')
  await press(user, '确认提现')
  await screen.findByRole('heading', { name: heading })
}

/** The figure beside a label of the form. */
export async function figures(label: string): Promise<string | null | undefined> {
  const term = await waitFor(() => {
    const found = screen.getAllByText(label).find((each) => each.tagName === 'DT')
    if (!found || found.nextElementSibling?.textContent === '--') throw new Error(`no figure for ${label}`)
    return found
  })
  return term.nextElementSibling?.textContent
}
