import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { type PageOptions, renderPage } from '#testing'
import { DetailsV2Page } from './DetailsV2Page.tsx'

const CARD = '6222020200112248'

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(DetailsV2Page, { page: 'withdraw/details-v2', userId: '10001', ...options })

const tap = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }))

async function fillIn(user: UserEvent, holder = '林知夏') {
  await tap(user, '海港银行')
  await user.type(await screen.findByLabelText('户名'), holder)
  await user.type(screen.getByLabelText('银行账号'), CARD)
  await tap(user, '下一步')
  await user.type(await screen.findByLabelText('手机号'), '13800010001')
  await tap(user, '提交核对')
}

it('three steps add an account, and nothing of it stays on the phone', async () => {
  const { user } = open()
  await fillIn(user)
  expect(await screen.findByText(/\*{4} 2248 可以收款了/)).toBeTruthy()
  const kept = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href])
  for (const secret of [CARD, '林知夏', '13800010001']) expect(kept).not.toContain(secret)
})

it('a step is left only with what it asks for', async () => {
  const { user } = open({ language: 'en' })
  await tap(user, 'Harbor Bank')
  await tap(user, 'Next')
  expect(screen.getByText("Enter the account holder's name")).toBeTruthy()
  expect(screen.getByText('Enter the bank account number')).toBeTruthy()
  expect(screen.queryByLabelText('Mobile number')).toBeNull()
})

it('a refused entry leads back to its step, with everything that was typed', async () => {
  const { user } = open()
  await fillIn(user, '别人')
  expect(await screen.findByText('必须是本人的姓名')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('银行账号').value).toBe(CARD)
})
