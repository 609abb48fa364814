import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { navigate } from '#shared/runtime/navigate'
import { beStill, button, callsOf, dialog, press, purse, visit } from '../testing.tsx'

beStill()

const CLAIM = '/activity/constellation/levelRewards/receive'

describe('rewards and packages', () => {
  it('a claimed level puts its keys into the purse', async () => {
    const page = visit('10002')
    await press(page, /星钥 ×3/)
    await dialog('恭喜获得')
    await waitFor(() => expect(purse()).toContain('39'))
  })

  it('a claimed level puts its keys into the purse also where the answer is lost', async () => {
    const page = visit('10002', { faults: { path: CLAIM, after: true, drop: true, times: 1 } })
    await press(page, /星钥 ×3/)
    await waitFor(() => expect(purse()).toContain('39'))
    expect((await button(/星钥 ×3/)).textContent).toContain('已领取')
  })

  it('the page shows which level is being claimed, and claims one at a time', async () => {
    const page = visit('10002', { faults: { path: CLAIM, hang: true } })
    const level = await button(/星钥 ×3/)
    await page.user.click(level)
    expect(level.getAttribute('aria-busy')).toBe('true')
    await press(page, /星尘 ×50/)
    expect((await button(/星尘 ×50/)).getAttribute('aria-busy')).toBeNull()
    expect(callsOf(page, 'levelRewards/receive')).toHaveLength(1)
  })

  it('a locked level says how far it is', async () => {
    const page = visit('10001')
    await press(page, /星尘 ×50/)
    expect(await screen.findByText('再抽 15 次可领取')).toBeTruthy()
  })

  it('a package is sold after its contents were shown, and adds its keys', async () => {
    const page = visit('10001')
    await press(page, /初见礼包/)
    const sheet = await dialog('初见礼包')
    expect(within(sheet).getByText('×10', { exact: false })).toBeTruthy()
    expect(within(sheet).getByText('限购 1 份，已购 0')).toBeTruthy()
    await page.user.click(within(sheet).getByRole('button', { name: '600 PP币购买' }))
    await dialog('恭喜获得')
    await waitFor(() => expect(purse()).toContain('22'))
    expect(screen.getByRole('button', { name: /初见礼包/ }).textContent).toContain('已达限购')
  })

  it('bought keys are in the purse with the answer, though nothing more can be read', async () => {
    const page = visit('10001')
    await press(page, /初见礼包/)
    await dialog('初见礼包')
    page.sandbox.addFault({ path: '/activity/constellation/rooms', drop: true })
    await press(page, '600 PP币购买')
    await dialog('恭喜获得')
    expect(purse()).toContain('22')
  })

  it('a package that is looked at counts the PP coins that draws have won', async () => {
    const page = visit('10002')
    const me = page.sandbox.state.user('10002')
    const before = me.coins
    await press(page, /抽十次/)
    await press(page, '收下')
    expect(me.coins).toBeGreaterThan(before)
    await press(page, /十连礼包/)
    expect(await within(await dialog('十连礼包')).findByText(me.coins.toLocaleString('en-US'))).toBeTruthy()
  })

  it('a package leads to the recharge where PP coins are missing', async () => {
    const recharge = vi.spyOn(navigate, 'recharge').mockReturnValue(true)
    const page = visit('10004')
    await press(page, /十连礼包/)
    await page.user.click(within(await dialog('十连礼包')).getByRole('button', { name: 'PP币不足，去充值' }))
    expect(recharge).toHaveBeenCalled()
    expect(callsOf(page, 'giftPackage/buy')).toEqual([])
  })
})
