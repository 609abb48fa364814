import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ask } from '#sandbox/testing/ask.ts'
import { renamePet } from '#shared/api/room-pet'
import { type PageOptions, renderPage } from '#testing'
import { HousePage } from './HousePage.tsx'

/** A busy machine takes its time, also where the clock stands still. */
const PATIENT = { timeout: 9000 }
const now = Date.UTC(2026, 10, 20, 6, 30)

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(HousePage, { page: 'pet/house', userId: '10002', now, ...options })

const button = (name: string | RegExp) => screen.findByRole('button', { name })

describe('the house', () => {
  it('the house shows who is in the parlour, and who is in or missing from each room', async () => {
    open()
    expect(await screen.findByRole('heading', { name: '奶糖', level: 3 })).toBeTruthy()
    expect(screen.getByText('在客厅玩')).toBeTruthy()
    expect(await button('云游鲸 20,000 PP币')).toBeTruthy()
    expect((await button('小火龙 已领完')).getAttribute('aria-disabled')).toBe('true')
  })

  it('the house has its gable for everybody, and asks to log in once', async () => {
    const { sandbox } = open({ userId: undefined })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('厅宠公寓')
    expect(await screen.findAllByRole('button', { name: '去登录' })).toHaveLength(1)
    expect(sandbox.calls).toHaveLength(0)
  })

  it('the house says that the armchair is free where nobody lives', async () => {
    open({ userId: '10001' })
    expect(await screen.findByText('客厅还空着，到下面领一只回家。')).toBeTruthy()
  })

  it('the house keeps standing when one floor’s query fails, which can be retried', async () => {
    const { user } = open({ faults: { path: '/activity/roomPet/prizePool', status: 500, times: 1 } })
    await user.click(await button('重试'))
    expect(await button(/扭十次/)).toBeTruthy()
    expect(screen.getByRole('heading', { name: '奶糖' })).toBeTruthy()
  })
})

describe('in the house', () => {
  it('a keeper may adopt where only the pet in the parlour could not be loaded', async () => {
    const { user } = open({ faults: { path: '/activity/roomPet/detail', status: 500 } })
    await user.click(await button('雪团狐 3000 PP币'))
    const question = await screen.findByRole('dialog', { name: '领养雪团狐？' })
    expect(question.textContent).toContain('余额 86,500，领养后剩 83,500。')
  })

  it('a name that is being typed for one pet is not put on another that is brought out', async () => {
    const { user } = open({ userId: '10003' })
    await user.click(await button('改名'))
    const field = await screen.findByRole('textbox', { name: '宠物名字' })
    await user.clear(field)
    await user.type(field, '焰焰')
    await user.click(await button('雪团狐 带它出来'))
    expect(await screen.findByDisplayValue('雪团狐')).toBeTruthy()
  })

  it('a pet waits while the capsules turn, so that both are paid from the same purse', async () => {
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    const { user, sandbox } = open({ faults: { path: '/activity/roomPet/draw', delayMs: 5000 } })
    const ten = await button(/扭十次/)
    const fox = await button('雪团狐 3000 PP币')
    vi.useFakeTimers()
    await user.click(ten)
    await user.click(fox)
    await vi.waitFor(() => screen.getByText('请稍等，上一步还在处理'), PATIENT)
    await vi.advanceTimersByTimeAsync(5000)
    const won = await vi.waitFor(() => screen.getByRole('dialog', { name: '扭到了！' }), PATIENT)
    await user.click(await within(won).findByRole('button', { name: '开心收下' }))
    await user.click(fox)
    const question = await vi.waitFor(() => screen.getByRole('dialog', { name: '领养雪团狐？' }), PATIENT)
    expect(question.textContent).toContain(
      `余额 ${sandbox.state.user('10002').coins.toLocaleString('en-US')}`,
    )
  })

  it('a pet is adopted, and another one then brought out from its room', async () => {
    const { user, sandbox } = open()
    await user.click(await button('雪团狐 3000 PP币'))
    const question = await screen.findByRole('dialog', { name: '领养雪团狐？' })
    await user.click(within(question).getByRole('button', { name: '确认领养' }))
    await user.click(await button('雪团狐 带它出来'))
    expect(await screen.findByText('雪团狐', { selector: 'bdi' })).toBeTruthy()
    expect(await button('奶糖猫 带它出来')).toBeTruthy()
    expect(sandbox.state.user('10002').coins).toBe(83_500)
  })

  it('the ranking shows who is out and by which name, once that has changed', async () => {
    const { user } = open({ userId: '10003' })
    const mine = async () => (await screen.findByText(/^我的厅/)).closest('p')?.textContent
    expect(await mine()).toContain('小火龙')
    await user.click(await button('雪团狐 带它出来'))
    await waitFor(async () => expect(await mine()).toContain('雪团狐'))
    await user.click(await button('改名'))
    const field = await screen.findByRole('textbox', { name: '宠物名字' })
    await user.clear(field)
    await user.type(field, '焰焰')
    await user.click(await button('保存'))
    await waitFor(async () => expect(await mine()).toContain('焰焰'))
  })

  it('the ranking is asked for once where nothing in it has changed', async () => {
    const { sandbox } = open()
    await screen.findByText(/^我的厅/)
    await button('雪团狐 3000 PP币')
    await screen.findByRole('heading', { name: '奶糖', level: 3 })
    expect(sandbox.calls.filter(({ path }) => path === '/activity/roomPet/rank')).toHaveLength(1)
  })

  it('a name that meets another keeper’s is kept as typed, where it was typed', async () => {
    const { user, sandbox } = open()
    await user.click(await button('改名'))
    const field = await screen.findByRole('textbox', { name: '宠物名字' })
    await user.clear(field)
    await user.type(field, '小橘')
    await ask(sandbox, renamePet, { name: '阿福' }, { userId: '20002' })
    await user.click(await button('保存'))
    expect((await screen.findByRole('alert')).textContent).toContain('阿福')
    expect((field as HTMLInputElement).value).toBe('小橘')
    await user.click(await button('改成我写的'))
    expect(await screen.findByRole('heading', { name: '小橘', level: 3 })).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('prizes and coins of the cellar are shown in the house at once', async () => {
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    const { user, sandbox } = open()
    await user.click(await button(/扭十次/))
    const won = await screen.findByRole('dialog', { name: '扭到了！' })
    expect(await within(won).findByText(/共 10 件/)).toBeTruthy()
    const { coins } = sandbox.state.user('10002')
    expect(screen.getByText('PP币余额', { exact: false }).textContent).toContain(
      coins.toLocaleString('en-US'),
    )
  })
})
