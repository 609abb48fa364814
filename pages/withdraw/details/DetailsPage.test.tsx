import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { type PageOptions, renderPage } from '#testing'
import { DetailsPage } from './DetailsPage.tsx'

const IMPROVE = '/assets/withdraw/improveChannelInfo'
const CARD = '6222020200112248'

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(DetailsPage, { page: 'withdraw/details', userId: '10001', ...options })

async function fillIn(user: UserEvent, { holder = '林知夏', account = CARD } = {}) {
  await user.selectOptions(await screen.findByLabelText('银行或钱包'), '海港银行')
  await user.type(screen.getByLabelText('户名'), holder)
  await user.type(screen.getByLabelText('银行账号'), account)
  await user.type(screen.getByLabelText('手机号'), '13800010001')
  await user.click(screen.getByRole('button', { name: '提交核对' }))
}
const accounts = async () => within(await screen.findByRole('region', { name: '我的账户' }))

it('an account of one’s own is added, and shown masked alone', async () => {
  const { user } = open()
  await fillIn(user)
  expect(await (await accounts()).findAllByText('**** 2248')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('户名').value).toBe('')
  const kept = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href])
  for (const secret of [CARD, '林知夏', '13800010001']) expect(kept).not.toContain(secret)
})

it('everything that is missing is said at once, before anything is sent', async () => {
  const { user, sandbox } = open({ language: 'en' })
  await user.click(await screen.findByRole('button', { name: 'Submit for review' }))
  for (const text of [
    'Please choose a bank or wallet',
    "Enter the account holder's name",
    'Enter the bank account number',
    'Enter the correct mobile number',
  ])
    expect(screen.getByText(text)).toBeTruthy()
  expect(sandbox.calls.filter(({ path }) => path === IMPROVE)).toEqual([])
})

it('a number of too few digits is refused as a wrong one, by its kind, beside what a good one is', async () => {
  const { user, sandbox } = open({ language: 'en' })
  await user.selectOptions(await screen.findByLabelText('Bank or wallet'), 'Harbor Bank')
  await user.type(screen.getByLabelText('Bank account number'), '62220202')
  await user.click(screen.getByRole('button', { name: 'Submit for review' }))
  expect(screen.getByText('Please check the bank account')).toBeTruthy()
  expect(screen.getByText('16 to 19 digits')).toBeTruthy()
  await user.type(screen.getByLabelText('Account holder'), 'Lin')
  expect(screen.getByText('Bank card information must be in your own name')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Bank or wallet'), 'Pocket Wallet')
  expect(screen.queryByText('Please check the bank account')).toBeNull()
  await user.type(screen.getByLabelText('Wallet number'), '{Backspace}')
  await user.click(screen.getByRole('button', { name: 'Submit for review' }))
  expect(screen.getByText('Please check the wallet number')).toBeTruthy()
  expect(sandbox.calls.filter(({ path }) => path === IMPROVE)).toEqual([])
})

it('a number with swapped digits and another’s name are refused beside their fields', async () => {
  const { user } = open()
  await fillIn(user, { account: '6222020200112284' })
  expect(await screen.findByText('请检查银行账号')).toBeTruthy()
  const field = screen.getByLabelText<HTMLInputElement>('银行账号')
  expect(field.value).toBe('6222020200112284')
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

it('another’s name is refused beside the name', async () => {
  const { user } = open()
  await fillIn(user, { holder: '别人' })
  expect(await screen.findByText('必须是本人的姓名')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('户名').value).toBe('别人')
})

it('an incomplete account is completed', async () => {
  const { user, sandbox } = open({ userId: '10002', query: '?accountId=2' })
  expect(await screen.findByRole('region', { name: '修改 口袋钱包' })).toBeTruthy()
  await fillIn(user)
  await waitFor(() => expect(sandbox.calls.at(-1)?.path).toBe('/assets/withdraw/preWithdraw'))
  expect(await (await accounts()).findAllByText('**** 2248')).toBeTruthy()
  expect(sandbox.calls.find(({ path }) => path === IMPROVE)?.params.channelId).toBe('2')
})

it('the channel of a campaign chooses no account: who adds one replaces none', async () => {
  const { user, sandbox } = open({ userId: '10002', query: '?channelId=2' })
  expect(await screen.findByRole('region', { name: '新账户' })).toBeTruthy()
  expect(screen.queryByRole('button', { pressed: true })).toBeNull()
  await fillIn(user)
  expect(await (await accounts()).findAllByText('**** 2248')).toBeTruthy()
  expect((await accounts()).getAllByText('**** 8866')).toBeTruthy()
  expect(sandbox.calls.find(({ path }) => path === IMPROVE)?.params.channelId).toBeUndefined()
})

it.each([
  ['was lost', { drop: true }],
  ['is nonsense', { body: '<h1>Gateway</h1>' }],
  ['is of another shape', { data: { channel: 'ok' } }],
])('after an answer that %s the account that was added is there', async (_, answer) => {
  const { user } = open({ faults: { path: IMPROVE, ...answer, after: true, times: 1 } })
  await fillIn(user)
  expect(await (await accounts()).findAllByText('**** 2248')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('银行账号').value).toBe(CARD)
})

it('without a verified name nothing is handed in, and the page says why', async () => {
  const { user, sandbox } = open({ userId: '10004' })
  await fillIn(user)
  expect((await screen.findAllByText('实名认证通过后才能添加收款账户')).length).toBeGreaterThan(0)
  expect(sandbox.calls.filter(({ path }) => path === IMPROVE)).toEqual([])
})
