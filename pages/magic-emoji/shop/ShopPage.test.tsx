import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { ask } from '#sandbox/testing/ask.ts'
import { getMagicEmoji } from '#shared/api/magic-emoji'
import { navigate } from '#shared/runtime/navigate'
import { button, callsOf, candy, dialog, noDialog, press, visit } from './testing.tsx'

// Compiled once, before any test waits for it.
beforeAll(() => import('./sheets/index.ts'))

const SHOP = '/activity/magicEmoji/activityInfo'
const BUY = '/activity/magicEmoji/buyPack'

describe('the shop', () => {
  it('the shop shows every emoji with its days, its stock and its price, and my candy', async () => {
    visit()
    expect((await button(/眨眼星星/)).textContent).toMatch(/^眨眼星星3 天剩 \d+ 个20 魔法糖$/)
    expect(screen.getAllByRole('button', { name: /剩 \d+ 个/ })).toHaveLength(8)
    expect(candy()).toBe('魔法糖 60')
  })

  it('the shop opens the emoji that the toy box sent', async () => {
    visit({ query: '?emoji=cat' })
    expect(await dialog('换走「扭扭猫」？')).toBeTruthy()
  })

  it('the shop may be empty', async () => {
    visit({ userId: '10008' })
    expect(await screen.findByText('货架还空着，过几天再来看看')).toBeTruthy()
  })
})

describe('a pack', () => {
  it('a pack says what is in it and what is left, and brings candy', async () => {
    const page = visit()
    await press(page, /魔法糖礼盒/)
    const ask = await dialog('买下「魔法糖礼盒」？')
    expect(within(ask).getByText('5200 PP币')).toBeTruthy()
    expect(within(ask).getByText('6800 PP币')).toBeTruthy()
    await press(page, '买下')
    const won = await dialog('糖到手了')
    expect(await within(won).findByText('×600')).toBeTruthy()
    expect(candy()).toBe('魔法糖 660')
  })

  it('a pack names what is left to the last coin, however much it is', async () => {
    const page = visit({ userId: '10002' })
    await press(page, /一罐魔法糖/)
    expect(within(await dialog('买下「一罐魔法糖」？')).getByText('85,500 PP币')).toBeTruthy()
  })

  it('a pack shows the balance after the purchase, whatever a stale response says meanwhile', async () => {
    const page = visit()
    await button(/一罐魔法糖/)
    const { data } = await ask(page.sandbox, getMagicEmoji, {})
    page.sandbox.addFault({ path: SHOP, data })
    page.sandbox.addFault({ path: BUY, delayMs: 60 })
    await press(page, /一罐魔法糖/, '买下')
    document.dispatchEvent(new Event('visibilitychange'))
    const won = await dialog('糖到手了')
    expect(await within(won).findByText('现在有 160 魔法糖')).toBeTruthy()
  })

  it('a pack whose price has changed is not bought at the old one: the new one is asked for', async () => {
    const page = visit({ faults: { path: BUY, code: 2007, desc: '价格已更新，请再看一眼', times: 1 } })
    await press(page, /一罐魔法糖/, '买下')
    expect(await screen.findByText('价格已更新，请再看一眼')).toBeTruthy()
    expect(await dialog('买下「一罐魔法糖」？')).toBeTruthy()
    expect(callsOf(page, 'buyPack')[0]?.params.price).toBe('1000')
  })

  it('a pack that my coins do not pay leads to the recharge', async () => {
    const recharge = vi.spyOn(navigate, 'recharge').mockReturnValue(true)
    const page = visit({ userId: '10004' })
    await press(page, /一罐魔法糖/, '去充值')
    expect(recharge).toHaveBeenCalled()
    expect(callsOf(page, 'buyPack')).toHaveLength(0)
  })

  it('a pack that is sold out or bought up shows a message', async () => {
    const page = visit({ userId: '10002' })
    await press(page, /女巫的大锅.*卖完了/)
    await dialog('「女巫的大锅」卖完了')
    await press(page, '看看别的')
    await noDialog()
    await press(page, /尝鲜糖包.*买满了/)
    expect(await dialog('「尝鲜糖包」买满了')).toBeTruthy()
  })
})

describe('the records', () => {
  it('the records are everybody’s, and mine when I ask for them', async () => {
    const page = visit({ userId: '10002' })
    await press(page, '全部记录')
    const records = await dialog('兑换记录')
    expect((await within(records).findAllByRole('listitem')).length).toBe(20)
    await press(page, '再看一些')
    await vi.waitFor(() => expect(within(records).getAllByRole('listitem').length).toBe(40))
    await page.user.click(within(records).getByRole('radio', { name: '我的' }))
    await vi.waitFor(() => expect(within(records).getAllByRole('listitem')).toHaveLength(2))
  })
})
