import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createSandbox } from '#sandbox/index.ts'
import { ask } from '#sandbox/testing/ask.ts'
import { getMagicEmoji } from '#shared/api/magic-emoji'
import { navigate } from '#shared/runtime/navigate'
import { button, callsOf, candy, dialog, noDialog, press, reload, visit } from './testing.tsx'

// Compiled once, before any test waits for it.
beforeAll(() => import('./sheets/index.ts'))

const SHOP = '/activity/magicEmoji/activityInfo'
const EXCHANGE = '/activity/magicEmoji/exchange'
const DAY = 86_400_000

describe('an exchange', () => {
  it('an exchange says every number first, and changes candy, shelf and feed', async () => {
    const page = visit()
    await press(page, /^眨眼星星/)
    const ask = await dialog('换走「眨眼星星」？')
    expect(within(ask).getByText('20 魔法糖')).toBeTruthy()
    expect(within(ask).getByText('40 魔法糖')).toBeTruthy()
    expect(within(ask).getByText('限换 5 次，已换 0')).toBeTruthy()
    expect(callsOf(page, 'exchange')).toHaveLength(0)
    await press(page, '换走它')
    const won = await dialog('带回家啦')
    expect(await within(won).findByText(/^有效至/)).toBeTruthy()
    expect(candy()).toBe('魔法糖 40')
    await press(page, '开心收下')
    await noDialog()
    expect(await button(/^眨眼星星 3 天 我的/)).toBeTruthy()
    await waitFor(() => expect(callsOf(page, 'userExchange')).toHaveLength(2))
  })

  it('an exchange names what is left to the last candy, however much it is', async () => {
    const { data } = await ask(createSandbox(), getMagicEmoji, {}, { userId: '10002' })
    const rich = { ...data, wallet: { tokens: 34_567, balance: 0 } }
    const page = visit({ faults: { path: SHOP, data: rich } })
    await press(page, /融化的心/)
    expect(within(await dialog('换走「融化的心」？')).getByText('34,537 魔法糖')).toBeTruthy()
  })

  it('an exchange adds to the days that are left', async () => {
    const page = visit({ userId: '10002' })
    await press(page, /晚安月亮/)
    const ask = await dialog('换走「晚安月亮」？')
    const [until] = within(ask).getAllByText(/^30 天，到/)
    await press(page, '换走它')
    const won = await dialog('带回家啦')
    const [, end] = (until?.textContent ?? '').split('到 ')
    expect(await within(won).findByText(`有效至 ${end}`)).toBeTruthy()
  })

  it('an exchange that is decided on twice in a row takes two', async () => {
    const page = visit()
    for (let time = 0; time < 2; time++) {
      await press(page, /眨眼星星/, '换走它', '开心收下')
      await noDialog()
    }
    expect(candy()).toBe('魔法糖 20')
  })
})

describe('an emoji that goes to somebody else during the question', () => {
  it('an emoji that was sold meanwhile is refused, the shelf is updated, and nothing is spent', async () => {
    const page = visit()
    await press(page, /下雨的云/)
    await dialog('换走「下雨的云」？')
    page.sandbox.clock.advance(5 * DAY)
    page.sandbox.addFault({ path: '/activity/magicEmoji/activityInfo', delayMs: 3000 })
    await press(page, '换走它')
    const gone = await dialog('就差一步，换光了')
    expect(within(gone).getByText(/你的魔法糖一颗没少/)).toBeTruthy()
    expect(document.querySelector('[data-toy="rain"][data-state="soldOut"]')).toBeTruthy()
    expect(candy()).toBe('魔法糖 60')
    expect(document.querySelector('[data-kind="error"]')).toBeNull()
    await press(page, '看看别的')
    await noDialog()
  })
})

describe('an exchange whose answer is lost', () => {
  it('an exchange whose answer is lost is looked up after a reload too, and paid once', async () => {
    const page = visit({ faults: { path: EXCHANGE, drop: true, after: true, times: 1 } })
    await press(page, /^眨眼星星/, '换走它')
    await dialog('结果还没确认')
    page.unmount()
    reload()
    await press(page, '查询结果')
    await dialog('带回家啦')
    expect(candy()).toBe('魔法糖 40')
    expect(new Set(callsOf(page, 'exchange').map(({ params }) => params.intentId)).size).toBe(1)
  })

  it('an exchange whose answer is lost leaves no dialog behind while the shop is refetched after it', async () => {
    const page = visit({ faults: { path: EXCHANGE, drop: true, after: true, times: 1 } })
    await press(page, /^眨眼星星/, '换走它')
    const open = await dialog('结果还没确认')
    page.sandbox.addFault({ path: '/activity/magicEmoji/activityInfo', hang: true })
    await page.user.click(within(open).getByRole('button', { name: '查询结果' }))
    await dialog('带回家啦')
    await waitFor(() => expect(screen.queryByRole('button', { name: /换走它|查询结果/ })).toBeNull())
  })

  it('an exchange whose answer is lost stands as it was made: another emoji waits until it is known', async () => {
    const page = visit({ faults: { path: EXCHANGE, drop: true, after: true, times: 1 } })
    await press(page, /眨眼星星/, '换走它')
    await dialog('结果还没确认')
    await press(page, '再想想')
    await noDialog()
    expect(await screen.findByText('「眨眼星星」的结果还没确认，查询不会重复扣。')).toBeTruthy()
    await press(page, /融化的心/)
    await dialog('结果还没确认')
    await page.user.click(within(await dialog('结果还没确认')).getByRole('button', { name: '查询结果' }))
    await dialog('带回家啦')
    expect(candy()).toBe('魔法糖 40')
    expect(new Set(callsOf(page, 'exchange').map(({ params }) => params.intentId)).size).toBe(1)
    expect(screen.queryByText(/的结果还没确认/)).toBeNull()
  })
})

describe('what is not available says why', () => {
  it('too little candy leads to the packs', async () => {
    const page = visit()
    await press(page, /喷火小龙/)
    const short = await dialog('魔法糖还不够')
    expect(within(short).getByText('460 魔法糖')).toBeTruthy()
    const goneBack = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    const led = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
    await press(page, '去买糖')
    await noDialog()
    expect(led.mock.contexts).toEqual([document.getElementById('packs')])
    // a sheet that closes puts the page back to where it was
    const [back, lead] = [goneBack, led].map(({ mock }) => mock.invocationCallOrder.at(-1) ?? 0)
    expect(lead).toBeGreaterThan(back as number)
    expect(callsOf(page, 'exchange')).toHaveLength(0)
  })

  it.each([
    ['10001', /闪光皇冠/, '「闪光皇冠」换光了'],
    ['10003', /眨眼星星/, '「眨眼星星」换满了'],
    ['10005', /眨眼星星/, '现在换不了'],
    ['10006', /眨眼星星/, '现在换不了'],
  ])('an emoji that is not available leads to %s', async (userId, emoji, title) => {
    const page = visit({ userId })
    await press(page, emoji)
    await dialog(title)
    await press(page, /看看别的|知道了/)
    await noDialog()
    expect(callsOf(page, 'exchange')).toHaveLength(0)
  })

  it('people who are not logged in are led to the login before anything leaves', async () => {
    const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
    const page = visit({ userId: undefined })
    await press(page, /眨眼星星/, '去登录')
    expect(to).toHaveBeenCalledWith('/login', { back: '/magicEmoji' })
    expect(callsOf(page, 'exchange')).toHaveLength(0)
  })
})
