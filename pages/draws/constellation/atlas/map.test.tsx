import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { beStill, callsOf, dialog, press, visit } from '../testing.tsx'

beStill()

describe('the map', () => {
  it('the map leads to another open room', async () => {
    const page = visit('10001')
    await press(page, /狮子星宫/)
    const sheet = await dialog('狮子星宫')
    expect(within(sheet).getByText(/再点亮 9 颗星/)).toBeTruthy()
    await page.user.click(within(sheet).getByRole('button', { name: '前往这座星宫' }))
    expect(await screen.findByRole('heading', { name: '狮子星宫', level: 2 })).toBeTruthy()
    expect(await screen.findByText('已来到狮子星宫')).toBeTruthy()
  })

  it('the map keeps a room open whose answer is lost, and says that I am there if I am', async () => {
    const page = visit('10001', {
      faults: { path: '/activity/constellation/changeRoom', after: true, drop: true, times: 1 },
    })
    await press(page, /狮子星宫/)
    const sheet = await dialog('狮子星宫')
    await page.user.click(within(sheet).getByRole('button', { name: '前往这座星宫' }))
    expect(await within(sheet).findByRole('button', { name: '你正在这座星宫' })).toBeTruthy()
    expect(screen.getByText('已点亮 0/9')).toBeTruthy()
  })

  it('the map lets me ask once more where the call has not reached the server', async () => {
    const page = visit('10001', {
      faults: { path: '/activity/constellation/changeRoom', drop: true, times: 1 },
    })
    await press(page, /狮子星宫/)
    await press(page, '前往这座星宫')
    await waitFor(() => expect(callsOf(page, 'rooms')).toHaveLength(2))
    await press(page, '前往这座星宫')
    expect(await screen.findByText('已来到狮子星宫')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('the map says why a closed room cannot be entered', async () => {
    const page = visit('10001')
    await press(page, /双鱼星宫/)
    await page.user.click(within(await dialog('双鱼星宫')).getByRole('button', { name: '前往这座星宫' }))
    expect(await screen.findByText('这一层星空还没开启')).toBeTruthy()
    expect(callsOf(page, 'changeRoom')).toEqual([])
  })

  it('the map opens the next floor once enough stars are lit below', async () => {
    const page = visit('10002')
    await press(page, '开启风象星层，下层已点亮 15/14 颗星')
    expect(await screen.findByText('风象星层已开启')).toBeTruthy()
    expect(screen.getByRole('button', { name: /双子星宫/ }).textContent).toContain('0/9')
  })

  it('the map says how many stars are missing until then', async () => {
    const page = visit('10001')
    await press(page, '开启土象星层，下层已点亮 0/11 颗星')
    expect(await screen.findByText('下层再点亮 11 颗星即可开启')).toBeTruthy()
    expect(callsOf(page, 'openNextFloor')).toEqual([])
  })
})
