import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createSandbox } from '#sandbox/index.ts'
import { ask } from '#sandbox/testing/ask.ts'
import { getConfig } from '#shared/api/constellation'
import { likesMotion } from '#testing'
import { beStill, button, callsOf, dialog, press, purse, reload, visit } from '../testing.tsx'

beStill()

/** A draw that the server has answered, and whose comet still flies: until then only what a test drives goes on. */
async function drawInFlight(userId: string) {
  likesMotion(true)
  const page = visit(userId)
  await screen.findByText('星空全图')
  await button(/初见礼包/)
  const draw = await button(/抽一次/)
  vi.useFakeTimers()
  const press = async (name: string | RegExp) => page.user.click(await sees(() => screen.getByText(name)))
  await page.user.click(draw)
  await sees(() => expect(callsOf(page, 'luckyDraw')).toHaveLength(1))
  const lands = async () => {
    await vi.advanceTimersByTimeAsync(3000)
    await vi.waitFor(() => screen.getByText('再抽一次'), { timeout: 9000 })
  }
  return { page, press, lands }
}

/** Waits without letting the comet get far. */
const sees = <T,>(look: () => T) => vi.waitFor(look, { timeout: 9000, interval: 1 })

describe('drawing', () => {
  it('drawing pays one key, shows what was won, and offers another', async () => {
    const page = visit('10001')
    await press(page, /抽一次/)
    const result = await dialog('恭喜获得')
    expect(await within(result).findAllByRole('listitem')).toHaveLength(1)
    expect(purse()).toContain('11')
    await page.user.click(within(result).getByRole('button', { name: '再抽一次' }))
    await waitFor(() => expect(purse()).toContain('10'))
  })

  it('drawing shows its result after the comet has landed', async () => {
    likesMotion(true)
    const page = visit('10001')
    await screen.findByText('星空全图')
    const draw = await button(/抽一次/)
    vi.useFakeTimers()
    await page.user.click(draw)
    await vi.waitFor(() => expect(callsOf(page, 'luckyDraw')).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(1000)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(purse()).toContain('12')
    await vi.waitFor(() => screen.getByRole('dialog', { name: '恭喜获得' }), { timeout: 9000 })
    expect(purse()).toContain('11')
  })

  it('drawing leaves me in the room to which I have moved while the comet flew', async () => {
    const { press, lands } = await drawInFlight('10001')
    await press('狮子星宫')
    await press('前往这座星宫')
    await sees(() => screen.getByText('已来到狮子星宫'))
    await lands()
    expect(screen.getByText('已点亮 0/9')).toBeTruthy()
    expect(purse()).toContain('11')
  })

  it.each([0, 9000])(
    'drawing keeps keys that were bought while the comet flew, when the board is read in %i ms after it',
    async (delayMs) => {
      const { page, press, lands } = await drawInFlight('10001')
      page.sandbox.addFault({ path: '/activity/constellation/rooms', delayMs, times: 1 })
      await press('初见礼包')
      await press('600 PP币购买')
      await sees(() => expect(purse()).toContain('21'))
      await lands()
      expect(purse()).toContain('21')
    },
  )

  it('drawing does not light a room again that was reset while the comet flew', async () => {
    const { press, lands } = await drawInFlight('10002')
    await press(/^重置星宫/)
    await press('确定重置')
    await sees(() => screen.getByText('已点亮 0/10'))
    await lands()
    expect(screen.getByText('已点亮 0/10')).toBeTruthy()
  })

  it('drawing shows ten prizes of ten draws', async () => {
    const page = visit('10002')
    await press(page, /抽十次/)
    const result = await dialog(/恭喜获得|珍宝/)
    expect(within(result).getByText(/共 1[01] 件/)).toBeTruthy()
    expect(purse()).toContain('26')
  })

  it('drawing gives the treasure with the last star of a room, which then wants another room or a reset', async () => {
    const page = visit('10003')
    await press(page, /^抽十次/)
    const result = await dialog('恭喜获得')
    expect(within(result).getByText('星宫点满，珍宝现世')).toBeTruthy()
    expect(within(result).getByText(/双鱼之环/)).toBeTruthy()
    await page.user.click(within(result).getByRole('button', { name: '收下' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press(page, /^抽一次/)
    expect(await screen.findByText('这座星宫已点满，请更换星宫或重置')).toBeTruthy()
  })

  it('drawing takes no other price than the one that was shown: the new one is shown first', async () => {
    const { data } = await ask(createSandbox(), getConfig, {})
    const shown = { ...data, prices: { one: 3, ten: 10 } }
    const page = visit('10001', { faults: { path: getConfig.path, data: shown, times: 1 } })
    expect((await button(/抽一次/)).textContent).toContain('3')
    await press(page, /抽一次/)
    expect(await screen.findByText('价格有变化，请重新确认')).toBeTruthy()
    await waitFor(async () => expect((await button(/抽一次/)).textContent).toContain('1'))
    expect(purse()).toContain('12')
    await press(page, /抽一次/)
    await dialog('恭喜获得')
    expect(callsOf(page, 'luckyDraw').map(({ params }) => params.price)).toEqual(['3', '1'])
  })

  it('drawing reads the board again, and says nothing, when the room has changed on another phone', async () => {
    const page = visit('10009')
    await screen.findByRole('heading', { name: '处女星宫', level: 2 })
    await press(page, /抽一次/)
    await waitFor(() => expect(screen.queryByRole('heading', { name: '处女星宫', level: 2 })).toBeNull())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.querySelector('[role="alert"], [data-kind="error"]')).toBeNull()
    expect(callsOf(page, 'rooms')).toHaveLength(2)
  })

  it('drawing sends nothing when the keys do not suffice', async () => {
    const page = visit('10004')
    await press(page, /抽一次/)
    expect(await screen.findByText('星钥不足，可在下方礼包中获取')).toBeTruthy()
    expect(callsOf(page, 'luckyDraw')).toEqual([])
  })

  it('drawing asks for a lost result after a reload too, even where that draw has lit the last star', async () => {
    const page = visit('10003', {
      faults: { path: '/activity/constellation/luckyDraw', after: true, drop: true, times: 1 },
    })
    await press(page, /^抽十次/)
    await button(/查询结果/)
    page.unmount()
    reload()
    await press(page, /查询结果/)
    expect(within(await dialog('恭喜获得')).getByText('星宫点满，珍宝现世')).toBeTruthy()
    expect(purse()).toContain('878')
    const keys = callsOf(page, 'luckyDraw').map(({ params }) => params.intentId)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })
})
