import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accountOf } from '#sandbox/domains/withdraw/account.ts'
import { createSandbox } from '#sandbox/index.ts'
import { ask } from '#sandbox/testing/ask.ts'
import { getWithdrawExtInfo } from '#shared/api/withdraw-records'
import { parseAddress } from '#shared/runtime/address/parse.ts'
import { pageUrl } from '#shared/runtime/navigate'
import { adoptAddress } from '#shared/runtime/session/adopt.ts'
import { storage, visitStorage } from '#shared/runtime/storage'
import { APPLY, figures, fillIn, open, press, take } from './testing.tsx'

describe('before a withdrawal', () => {
  it('a person sees balance, fee and what is paid out, all by the server', async () => {
    const { user } = open()
    expect(await screen.findByText('86,500')).toBeTruthy()
    await user.type(await screen.findByLabelText('提现金额（PP币）'), '2001')
    expect(await figures('手续费 1%（本月首笔优惠）')).toBe('−21')
    expect(await figures('实际提现')).toBe('1,980')
    expect(await figures('到账金额')).toBe('¥198.00')
  })

  it('a coupon makes the fee smaller, and the figures follow', async () => {
    const { user } = open()
    await user.type(await screen.findByLabelText('提现金额（PP币）'), '2000')
    expect(await figures('到账金额')).toBe('¥198.00')
    await user.selectOptions(await screen.findByLabelText('手续费券'), 'c-3')
    await waitFor(async () => expect(await figures('到账金额')).toBe('¥199.00'))
    expect(await figures('手续费券')).toBe('+10')
  })

  it.each([
    ['', 'Please enter the amount'],
    ['999', 'Please enter the amount correctly'],
    ['20001', 'Please enter the amount correctly'],
    ['1000.5', 'Please enter the amount correctly'],
  ])('an amount of "%s" is refused at the field, and nothing is sent', async (amount, problem) => {
    const { user, sandbox } = open({ language: 'en' })
    const field = await screen.findByLabelText('Amount in PP coins')
    if (amount) await user.type(field, amount)
    await user.click(screen.getByRole('button', { name: 'Withdraw' }))
    expect(screen.getByText(problem)).toBeTruthy()
    expect(screen.getByText('whole number, 1,000–20,000')).toBeTruthy()
    expect(screen.getByText('Enter the correct mobile number')).toBeTruthy()
    expect(screen.getByText('Enter the verification code')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sandbox.calls.filter(({ path, params }) => path === APPLY || params.amount)).toEqual([])
  })

  it('no less than 1000 and no more than 20000 PP coins are withdrawn, whatever limits the server returns', async () => {
    const path = '/assets/withdraw/preWithdraw'
    const { sandbox, unmount } = open()
    await screen.findByText('86,500')
    const answer = sandbox.calls.find((each) => each.path === path)?.answer as { data: object }
    unmount()
    const { user } = open({
      language: 'en',
      faults: { path, data: { ...answer.data, minAmount: 1, maxAmount: 999_999 } },
    })
    expect(await screen.findByText('whole number, 1,000–20,000')).toBeTruthy()
    await user.type(await screen.findByLabelText('Amount in PP coins'), '999')
    await user.click(screen.getByRole('button', { name: 'Withdraw' }))
    expect(screen.getByText('Please enter the amount correctly')).toBeTruthy()
  })

  it('an error about an amount is not shown for an amount entered later', async () => {
    const { user } = open({ language: 'en' })
    const amount = await screen.findByLabelText('Amount in PP coins')
    await user.type(amount, '999')
    await user.click(screen.getByRole('button', { name: 'Withdraw' }))
    expect(screen.getByText('Please enter the amount correctly')).toBeTruthy()
    await user.clear(amount)
    await user.type(amount, '1000')
    expect(screen.queryByText('Please enter the amount correctly')).toBeNull()
  })

  it('a person whose name is verified and whose agreement is signed can see so', async () => {
    open()
    expect((await screen.findByText('实名已认证')).textContent).toContain('*知夏')
    expect(screen.getByRole('link', { name: '提现协议已签署' }).getAttribute('href')).toBe(
      '/payerMax/eleSignH5',
    )
  })

  it('a step that is passed stands beside the one that is missing', async () => {
    open({ userId: '10001' })
    expect(await screen.findByText('签署提现协议')).toBeTruthy()
    expect(screen.getByText('实名已认证')).toBeTruthy()
    expect(screen.queryByText('提现协议已签署')).toBeNull()
  })

  it.each(['1000', '20000'])('%s is within the limits', async (amount) => {
    const { user } = open()
    await fillIn(user, amount)
    await press(user, '提现')
    expect(await screen.findByRole('dialog', { name: '核对这笔提现' })).toBeTruthy()
  })

  it('an amount above the balance cannot be withdrawn', async () => {
    const { user, sandbox } = open()
    sandbox.state.user('10002').coins = 1500
    await fillIn(user, '2000')
    await press(user, '提现')
    expect(await screen.findByText('超过可提现余额 1,500')).toBeTruthy()
  })

  it('without a fee from the server nothing can be withdrawn, and the page says why', async () => {
    open({ userId: '10008' })
    expect(await screen.findByRole('heading', { name: '暂时无法提现' })).toBeTruthy()
    expect(screen.queryByLabelText('提现金额（PP币）')).toBeNull()
    expect(screen.queryByText(/%/)).toBeNull()
  })

  it('missing steps are shown in their order: name, agreement, account', async () => {
    open({ userId: '10004' })
    const gates = within(await screen.findByRole('region', { name: '提现前请先完成' }))
    const titles = gates.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(titles[0]).toContain('实名认证')
    expect(titles[1]).toContain('签署提现协议')
    expect(titles[2]).toContain('收款账户')
    expect(screen.queryByRole('button', { name: '提现' })).toBeNull()
  })

  it('signing that was left half-way, and a newer version, lead to the contract', async () => {
    open({ userId: '10009' })
    expect(await screen.findByText('继续签署提现协议')).toBeTruthy()
    expect(screen.getByRole('button', { name: '去签署' })).toBeTruthy()
  })
})

it('the way to an account overwrites no channel of a campaign, and carries the one that is kept', async () => {
  storage.write('channelId', 'spring')
  visitStorage.writeJson('indexQuery', { channelId: 'spring' })
  open()
  const link = await screen.findByRole('link', { name: '去完善' })
  const target = pageUrl(link.getAttribute('href') ?? '')
  expect(target).toBe('/payerMax/cashInfo?accountId=2&channelId=spring')
  adoptAddress(parseAddress(target.replace(/.*\?/, '')), storage, visitStorage)
  expect(storage.read('channelId')).toBe('spring')
})

describe('withdrawing', () => {
  it('withdrawing shows every figure and to whom, then withdraws once however fast it is tapped', async () => {
    const { user, sandbox } = open()
    await fillIn(user, '2000')
    await press(user, '提现')
    const offer = within(await screen.findByRole('dialog', { name: '核对这笔提现' }))
    for (const text of ['2,000', '−20', '1,980', '¥198.00', '*知夏'])
      expect(offer.getByText(text)).toBeTruthy()
    expect(offer.getByText(/海港银行/).textContent).toContain('**** 0017')
    await user.dblClick(offer.getByRole('button', { name: '确认提现' }))
    expect(await screen.findByRole('heading', { name: '提现已提交' })).toBeTruthy()
    expect(await screen.findByText('84,500')).toBeTruthy()
    expect(sandbox.calls.filter(({ path }) => path === APPLY)).toHaveLength(1)
  })

  it('withdrawing later in the month shows the higher fee', async () => {
    const { user } = open()
    await fillIn(user, '2000')
    await take(user)
    await user.type(screen.getByLabelText('提现金额（PP币）'), '2000')
    expect(await figures('手续费 3.5%（本月第 2 笔）')).toBe('−70')
    expect(await figures('到账金额')).toBe('¥193.00')
  })

  it('a wrong code is said, nothing is taken, and what was typed stays', async () => {
    const { user } = open()
    await fillIn(user, '2000', '000000')
    await take(user, '没有提现')
    expect(screen.getByText('验证码错误或已过期')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('提现金额（PP币）').value).toBe('2000')
    expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe('13800010002')
    expect(screen.getByText('86,500')).toBeTruthy()
  })

  it('figures that change while they are looked at are not withdrawn by', async () => {
    const { user, sandbox } = open()
    await fillIn(user, '2000')
    await press(user, '提现')
    await screen.findByRole('dialog', { name: '核对这笔提现' })
    sandbox.state.user('10002').coins -= 100
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('内容有变化，请重新核对')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('an account that got other details meanwhile is not decided on', async () => {
    const { user, sandbox } = open()
    await fillIn(user, '2000')
    await press(user, '提现')
    await screen.findByRole('dialog', { name: '核对这笔提现' })
    const [channel] = accountOf(sandbox.state.user('10002')).channels
    Object.assign(channel ?? {}, { account: '**** 2248' })
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('内容有变化，请重新核对')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press(user, '提现')
    expect(within(await screen.findByRole('dialog')).getByText('**** 2248')).toBeTruthy()
  })
})

it('a payment that came back says nowhere that it arrived', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /已退回/ }))
  const sheet = within(await screen.findByRole('dialog', { name: '已退回' }))
  expect(sheet.getByText('已汇出')).toBeTruthy()
  expect(sheet.getByText('未到账金额')).toBeTruthy()
  expect(sheet.queryByText(/已到账|^到账金额$/)).toBeNull()
})

it('a withdrawal in a state that is new keeps its line, and says that the state cannot be read', async () => {
  const { data } = await ask(createSandbox(), getWithdrawExtInfo, {}, { userId: '10002' })
  const list = data.list.map((each) => ({ ...each, state: 'frozen' }))
  const { user } = open({ faults: { path: getWithdrawExtInfo.path, data: { ...data, list } } })
  await user.click((await screen.findAllByRole('button', { name: /状态待确认/ }))[0] as HTMLElement)
  const record = within(await screen.findByRole('dialog', { name: '状态待确认' }))
  expect(record.getByText(/的状态暂时读不出来，请稍后再看/)).toBeTruthy()
})
