import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { navigate } from '#shared/runtime/navigate'
import { type PageOptions, renderPage } from '#testing'
import { MixiPage } from './MixiPage.tsx'

const open = (options: Partial<PageOptions> = {}) => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  return renderPage(MixiPage, { page: 'draws/mixi', language: 'en', userId: '10001', ...options })
}

const button = (name: RegExp) => screen.findByRole('button', { name })
const figures = async () => {
  await screen.findByText('My collection')
  return screen.getAllByRole('listitem').filter((item) => item.hasAttribute('data-rarity'))
}

it('every figure has its odds, which add up to a hundred, and the secret one keeps its name', async () => {
  open()
  const shown = await figures()
  const percents = shown.map((each) => Number(/([\d.]+)%/.exec(each.textContent ?? '')?.[1]))
  expect(percents.reduce((sum, each) => sum + each, 0)).toBeCloseTo(100, 5)
  expect(screen.queryByText('Fox chasing a comet')).toBeNull()
  expect(shown.at(-1)?.textContent).toContain('Secret one')
})

it('a guest reads no balance that nobody has', async () => {
  open({ userId: '' })
  expect(await screen.findByText('Balance: -- PP coins')).toBeTruthy()
})

it('a draw costs what was shown, and what came of it stands in the collection', async () => {
  const { user, sandbox } = open()
  await figures()
  await user.click(await button(/Open ten/))
  const popup = await screen.findByRole('dialog', { name: 'In the box' })
  expect(await within(popup).findByText(/10 prizes/)).toBeTruthy()
  const sent = sandbox.calls.find(({ path }) => path === '/activity/blindBox/draw')
  expect(sent?.params).toMatchObject({ boxId: 'fox', times: '10', price: '300' })
  expect(screen.getByText('Balance: 11,700 PP coins')).toBeTruthy()
})

it('the guarantee is counted down, one box before the secret one too', async () => {
  const { user } = open({ userId: '10003' })
  expect(await screen.findByText(/guaranteed within 2 boxes/)).toBeTruthy()
  await user.click(await button(/Open one/))
  await screen.findByRole('dialog')
  expect(screen.getByText(/The next box has the secret fox/)).toBeTruthy()
})

it('another series has its own figures and prices', async () => {
  const { user } = open()
  await figures()
  await user.click(screen.getByRole('radio', { name: 'The twelve stars' }))
  expect(await figures()).toHaveLength(11)
  expect(await button(/Open one 66 PP coins/)).toBeTruthy()
})

describe('who cannot draw', () => {
  it('a person without coins is led to the top-up', async () => {
    const recharge = vi.spyOn(navigate, 'recharge').mockReturnValue(true)
    const { user } = open({ userId: '10004' })
    await user.click(await button(/Open ten .*top up/))
    expect(recharge).toHaveBeenCalled()
  })

  it('a visitor logs in first', async () => {
    const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
    const { user } = open({ userId: undefined })
    await user.click(await button(/Open one/))
    expect(to).toHaveBeenCalledWith('/login', expect.anything())
  })

  it('before the start a press says why not', async () => {
    const { user } = open({ userId: '10005' })
    await user.click(await button(/Open one/))
    expect(await screen.findByText('Starts soon')).toBeTruthy()
  })
})
