import { configure, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { bridge } from '#shared/runtime/bridge'
import { navigate } from '#shared/runtime/navigate'
import { type PageOptions, renderPage } from '#shared/testing'
import { ConstellationPage } from './ConstellationPage'

// Many elements, and a busy machine.
vi.setConfig({ testTimeout: 20_000 })
configure({ asyncUtilTimeout: 5000 })

const motion = (wanted: boolean) =>
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: !wanted } as MediaQueryList)

beforeEach(() => void motion(false))

const open = (userId?: string, more: Partial<PageOptions> = {}) =>
  renderPage(ConstellationPage, { page: 'draws/constellation', userId, ...more })

type Opened = ReturnType<typeof open>

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })
const purse = () => screen.getByText(/星钥/, { selector: 'p' }).textContent
const callsOf = ({ sandbox }: Opened, path: string) =>
  sandbox.calls.filter((call) => call.path === `/activity/constellation/${path}`)

async function press({ user }: Opened, name: string | RegExp) {
  await user.click(await button(name))
}

describe('a first look', () => {
  it('shows the campaign to people who are logged out, with its prizes and the way to the login', async () => {
    const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
    const page = open()
    expect(await screen.findByText('请先登录')).toBeTruthy()
    expect(await screen.findByText('32%')).toBeTruthy()
    await press(page, '去登录')
    expect(to).toHaveBeenCalledWith('/login', { back: '/constellation' })
    expect(callsOf(page, 'rooms')).toEqual([])
  })

  it('says the rules, and chances that add up to all', async () => {
    const page = open('10001')
    await press(page, '规则与概率')
    const sheet = await dialog('规则与概率')
    const chances = within(sheet)
      .getAllByText(/%$/)
      .map((cell) => Number.parseFloat(cell.textContent ?? ''))
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(100)
  })

  it('counts down to the beginning, and lets nobody draw before it', async () => {
    const page = open('10005')
    expect(await screen.findByText(/\d 天 \d\d:\d\d:\d\d/)).toBeTruthy()
    await press(page, /抽一次/)
    expect(await screen.findByText('活动还没开始，敬请期待')).toBeTruthy()
    expect(callsOf(page, 'luckyDraw')).toEqual([])
  })

  it.each(['en', 'tw'] as const)('speaks %s', async (language) => {
    open('10001', { language })
    expect(await button(language === 'en' ? /Draw once/ : /抽一次/)).toBeTruthy()
    expect(document.body.textContent).not.toMatch(language === 'en' ? /\p{Script=Han}/u : /[点级开礼]/)
  })

  it('offers to try again when nothing came', async () => {
    const page = open('10001', { steer: { path: '/activity/constellation/config', status: 500, times: 1 } })
    await press(page, '重试')
    expect(await button(/抽一次/)).toBeTruthy()
  })
})

describe('drawing', () => {
  it('pays one key, shows what was won, and offers another', async () => {
    const page = open('10001')
    await press(page, /抽一次/)
    const result = await dialog('恭喜获得')
    expect(within(result).getAllByRole('listitem')).toHaveLength(1)
    expect(purse()).toContain('11')
    await page.user.click(within(result).getByRole('button', { name: '再抽一次' }))
    await waitFor(() => expect(purse()).toContain('10'))
  })

  it('lets the comet land before it tells the result', async () => {
    motion(true)
    const page = open('10001')
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

  it('shows ten prizes of ten draws', async () => {
    const page = open('10002')
    await press(page, /抽十次/)
    const result = await dialog(/恭喜获得|珍宝/)
    expect(within(result).getAllByRole('listitem').length).toBeGreaterThanOrEqual(10)
    expect(purse()).toContain('26')
  })

  it('gives the treasure with the last star of a room, which then wants another room or a reset', async () => {
    const page = open('10003')
    await press(page, /^抽十次/)
    const result = await dialog('星宫点满，珍宝现世')
    expect(within(result).getByText(/双鱼之环/)).toBeTruthy()
    await page.user.click(within(result).getByRole('button', { name: '收下' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press(page, /^抽一次/)
    expect(await screen.findByText('这座星宫已点满，请更换星宫或重置')).toBeTruthy()
  })

  it('draws once for two quick taps', async () => {
    const page = open('10001', { steer: { path: '/activity/constellation/luckyDraw', delayMs: 20 } })
    const draw = await button(/抽一次/)
    await Promise.all([page.user.click(draw), page.user.click(draw)])
    await dialog('恭喜获得')
    expect(callsOf(page, 'luckyDraw')).toHaveLength(1)
  })

  it('reads the board again, and says nothing, when the room has changed on another phone', async () => {
    const page = open('10009')
    await screen.findByRole('heading', { name: '处女星宫', level: 2 })
    await press(page, /抽一次/)
    await waitFor(() => expect(screen.queryByRole('heading', { name: '处女星宫', level: 2 })).toBeNull())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.querySelector('[role="alert"], [data-kind="error"]')).toBeNull()
    expect(callsOf(page, 'rooms')).toHaveLength(2)
  })

  it('sends nothing when the keys do not suffice', async () => {
    const page = open('10004')
    await press(page, /抽一次/)
    expect(await screen.findByText('星钥不足，可在下方礼包中获取')).toBeTruthy()
    expect(callsOf(page, 'luckyDraw')).toEqual([])
  })

  it('asks for a result that got lost before it draws again, and pays once', async () => {
    const page = open('10001', {
      steer: { path: '/activity/constellation/luckyDraw', after: true, drop: true, times: 1 },
    })
    await press(page, /抽一次/)
    await button(/查询结果/)
    await press(page, /抽十次/)
    expect(callsOf(page, 'luckyDraw')).toHaveLength(1)
    await press(page, /查询结果/)
    expect(within(await dialog('恭喜获得')).getAllByRole('listitem')).toHaveLength(1)
    expect(purse()).toContain('11')
    const [first, second] = callsOf(page, 'luckyDraw')
    expect(first?.params.intentId).toBe(second?.params.intentId)
  })
})

describe('the map', () => {
  it('leads to another open room', async () => {
    const page = open('10001')
    await press(page, /狮子星宫/)
    const sheet = await dialog('狮子星宫')
    expect(within(sheet).getByText(/再点亮 9 颗星/)).toBeTruthy()
    await page.user.click(within(sheet).getByRole('button', { name: '前往这座星宫' }))
    expect(await screen.findByRole('heading', { name: '狮子星宫', level: 2 })).toBeTruthy()
    expect(await screen.findByText('已来到狮子星宫')).toBeTruthy()
  })

  it('says why a closed room cannot be entered', async () => {
    const page = open('10001')
    await press(page, /双鱼星宫/)
    await page.user.click(within(await dialog('双鱼星宫')).getByRole('button', { name: '前往这座星宫' }))
    expect(await screen.findByText('这一层星空还没开启')).toBeTruthy()
    expect(callsOf(page, 'changeRoom')).toEqual([])
  })

  it('opens the next floor once enough stars are lit below', async () => {
    const page = open('10002')
    await press(page, '开启')
    expect(await screen.findByText('风象星层已开启')).toBeTruthy()
    expect(screen.getByRole('button', { name: /双子星宫/ }).textContent).toContain('0/9')
  })

  it('says how many stars are missing until then', async () => {
    const page = open('10001')
    await press(page, '0/11')
    expect(await screen.findByText('下层再点亮 11 颗星即可开启')).toBeTruthy()
    expect(callsOf(page, 'openNextFloor')).toEqual([])
  })

  it('puts a room out only after saying what is lost', async () => {
    const page = open('10002')
    await press(page, /重置星宫/)
    const sheet = await dialog('重置「处女星宫」？')
    expect(within(sheet).getByText('已点亮的 6 颗星将全部熄灭')).toBeTruthy()
    expect(within(sheet).getByText('今日重置次数还剩 1 次')).toBeTruthy()
    expect(callsOf(page, 'starsRoom/reset')).toEqual([])
    await page.user.click(within(sheet).getByRole('button', { name: '确定重置' }))
    expect(await screen.findByText('已点亮 0/10')).toBeTruthy()
  })
})

describe('rewards and packages', () => {
  it('hands out a level that is reached, once', async () => {
    const page = open('10002')
    const [claim] = await screen.findAllByRole('button', { name: /[^已]领取$/ })
    const before = screen.getAllByText('已领取').length
    if (claim) await page.user.click(claim)
    await dialog('恭喜获得')
    expect(screen.getAllByText('已领取').length).toBeGreaterThan(before)
    expect(callsOf(page, 'levelRewards/receive')).toHaveLength(1)
  })

  it('says how far a locked level is', async () => {
    const page = open('10001')
    await press(page, /星尘 ×50/)
    expect(await screen.findByText('再抽 15 次可领取')).toBeTruthy()
  })

  it('sells a package after showing its contents, and adds the keys', async () => {
    const page = open('10001')
    await press(page, /初见礼包/)
    const sheet = await dialog('初见礼包')
    expect(within(sheet).getByText('×10', { exact: false })).toBeTruthy()
    expect(within(sheet).getByText('限购，已购 0/1')).toBeTruthy()
    await page.user.click(within(sheet).getByRole('button', { name: '600 PP 币购买' }))
    await dialog('恭喜获得')
    expect(purse()).toContain('22')
    expect(screen.getByRole('button', { name: /初见礼包/ }).textContent).toContain('已达限购')
  })

  it('leads to the recharge where PP coin is missing', async () => {
    const recharge = vi.spyOn(navigate, 'recharge').mockReturnValue(true)
    const page = open('10004')
    await press(page, /十连礼包/)
    await page.user.click(within(await dialog('十连礼包')).getByRole('button', { name: 'PP 币不足，去充值' }))
    expect(recharge).toHaveBeenCalled()
    expect(callsOf(page, 'giftPackage/buy')).toEqual([])
  })
})

describe('seasons', () => {
  it('shows the winners of an ended campaign, and still hands out its levels', async () => {
    const page = open('10007')
    expect(await screen.findByText('本期观星榜')).toBeTruthy()
    await press(page, /抽一次/)
    expect(await screen.findByText('活动已结束')).toBeTruthy()
    const [claim] = await screen.findAllByRole('button', { name: /[^已]领取$/ })
    if (claim) await page.user.click(claim)
    expect(await dialog('恭喜获得')).toBeTruthy()
  })

  it('shows past rankings, one season at a time, names as text', async () => {
    const page = open('10002')
    await press(page, '往期榜单')
    const sheet = await dialog('往期榜单')
    const season = await within(sheet).findByRole<HTMLSelectElement>('combobox', { name: '选择期数' })
    expect(within(sheet).getAllByRole('listitem')).toHaveLength(30)
    expect(within(sheet).getByText(/我的名次：第 17 名/)).toBeTruthy()
    expect(sheet.querySelector('li img[src="x"], li b b')).toBeNull()
    const older = season.options[1]?.value ?? ''
    await page.user.selectOptions(season, older)
    await waitFor(() => expect(callsOf(page, 'leaderRankings/history')).toHaveLength(2))
    await waitFor(() => expect(within(sheet).getByRole<HTMLSelectElement>('combobox').value).toBe(older))
  })

  it('opens a profile from the ranking in the app, and nowhere else', async () => {
    const opened = vi.spyOn(bridge, 'openUserProfilePage').mockResolvedValue({ ok: true, value: null })
    vi.spyOn(bridge, 'inApp', 'get').mockReturnValue(true)
    const page = open('10002')
    await press(page, '往期榜单')
    const [first] = await within(await dialog('往期榜单')).findAllByRole('listitem')
    const name = within(first as HTMLElement).getByRole('button')
    await page.user.click(name)
    expect(opened).toHaveBeenCalledTimes(1)
  })

  it('says so when there is no past season yet', async () => {
    const page = open('10008')
    await press(page, '往期榜单')
    expect(await screen.findByText('还没有往期榜单')).toBeTruthy()
  })
})
