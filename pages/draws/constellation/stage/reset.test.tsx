import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { beStill, button, callsOf, dialog, press, type Visit, visit } from '../testing.tsx'

beStill()

const RESET = '/activity/constellation/starsRoom/reset'

/** Asks for a reset whose answer is lost; `acted`: after the server has done it. */
async function loseReset(acted: boolean): Promise<Visit> {
  const page = visit('10002', { faults: { path: RESET, after: acted, drop: true, times: 1 } })
  await press(page, /^重置星宫/)
  await press(page, '确定重置')
  await button('查询重置结果')
  return page
}

describe('a reset', () => {
  it('a reset puts the room out only after saying what is lost', async () => {
    const page = visit('10002')
    await press(page, /重置星宫/)
    const sheet = await dialog('重置「处女星宫」？')
    expect(within(sheet).getByText('已点亮的 6 颗星将全部熄灭')).toBeTruthy()
    expect(within(sheet).getByText('今日重置次数还剩 1 次')).toBeTruthy()
    expect(callsOf(page, 'starsRoom/reset')).toEqual([])
    await page.user.click(within(sheet).getByRole('button', { name: '确定重置' }))
    expect(await screen.findByText('已点亮 0/10')).toBeTruthy()
  })

  it('a reset whose answer is lost is looked up, and the next one is another', async () => {
    const page = await loseReset(true)
    expect(await screen.findByText('已点亮 0/10')).toBeTruthy()
    await press(page, /^抽十次/)
    await press(page, '收下')
    await press(page, '查询重置结果')
    await press(page, '查询结果')
    expect(await screen.findByText('上一次重置已确认')).toBeTruthy()
    expect(screen.queryByText('已点亮 0/10')).toBeNull()

    await press(page, /今日还可 1 次/)
    await press(page, '确定重置')
    expect(await screen.findByText('已点亮 0/10')).toBeTruthy()
    expect(await button(/今日还可 0 次/)).toBeTruthy()
    const [first, second, third] = callsOf(page, 'starsRoom/reset').map(({ params }) => params.intentId)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('a reset that has not reached the server says what is lost before it is retried', async () => {
    const page = await loseReset(false)
    await press(page, '查询重置结果')
    const sheet = await dialog('重置「处女星宫」？')
    expect(within(sheet).getByText(/现在就会重置/)).toBeTruthy()
    expect(within(sheet).getByText('已点亮的 6 颗星将全部熄灭')).toBeTruthy()
    await press(page, '查询结果')
    expect(await screen.findByText('已点亮 0/10')).toBeTruthy()
    expect(await button(/今日还可 1 次/)).toBeTruthy()
  })

  it('a reset of a room that I have left since is looked up as it was made', async () => {
    const page = await loseReset(true)
    await press(page, /摩羯星宫/)
    await press(page, '前往这座星宫')
    await press(page, '查询重置结果')
    await dialog('重置「处女星宫」？')
    await press(page, '查询结果')
    expect(await screen.findByText('上一次重置已确认')).toBeTruthy()
    expect(await button(/^重置星宫/)).toBeTruthy()
    expect(callsOf(page, 'starsRoom/reset').map(({ params }) => params.roomId)).toEqual(['virgo', 'virgo'])
  })
})
