import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ask } from '#sandbox/testing/ask.ts'
import { renamePet, switchPet } from '#shared/api/room-pet'
import { navigate } from '#shared/runtime/navigate'
import { type PageOptions, renderPage } from '#testing'
import { afterThisTest } from '#testing/browser.ts'
import { RoomPage } from './RoomPage.tsx'

/** A busy machine takes its time, also where the clock stands still. */
const PATIENT = { timeout: 9000 }
const API = '/activity/roomPet'
/** An afternoon in the product's zone. */
const now = Date.UTC(2026, 10, 20, 6, 30)

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(RoomPage, { page: 'pet/room', userId: '10002', now, ...options })

type Visit = ReturnType<typeof open>
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async ({ user }: Visit, name: string | RegExp) => user.click(await button(name))
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })
const callsOf = ({ sandbox }: Visit, path: string) =>
  sandbox.calls.filter((call) => call.path === `${API}/${path}`)

async function typeName(page: Visit, name: string) {
  await press(page, '改名')
  return typeAs(page, name)
}

async function typeAs(page: ReturnType<typeof open>, name: string) {
  const field = await screen.findByRole('textbox', { name: '宠物名字' })
  await page.user.clear(field)
  await page.user.type(field, name)
  return field as HTMLInputElement
}

describe('the room', () => {
  it('the room shows people who are logged out a pet that waits, and leads them to the login to adopt', async () => {
    const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
    const page = open({ userId: '' })
    expect(await screen.findByRole('heading', { name: '它在等一个家' })).toBeTruthy()
    await press(page, '登录领养')
    expect(to).toHaveBeenCalledWith('/login', { back: '/pet' })
    expect(callsOf(page, 'detail')).toEqual([])
  })

  it('the room shows who lives there, how it feels and how far it is', async () => {
    open()
    expect(await screen.findByRole('heading', { name: '奶糖', level: 2 })).toBeTruthy()
    expect(screen.getByText('平静')).toBeTruthy()
    expect(screen.getByRole('progressbar', { name: '心情' }).getAttribute('aria-valuenow')).toBe('31')
    expect(screen.getByText('再 1060 点升级')).toBeTruthy()
  })

  it('the room says of the things that open a sheet that they do, and of nothing else', async () => {
    open({ userId: '10001' })
    for (const name of ['领养', '扭蛋', '排行', '去领养']) {
      const thing = await button(name)
      expect(thing.getAttribute('aria-haspopup')).toBe('dialog')
      expect(thing.hasAttribute('aria-pressed')).toBe(false)
    }
  })

  it('the room of another hall can be visited, and nothing changed in it', async () => {
    const page = open({ query: '?roomId=88001' })
    expect(await screen.findByText('你在别人的厅里做客，可以摸摸它、扭扭蛋。')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '改名' })).toBeNull()
    await press(page, '领养')
    await press(page, '雪团狐 3000 PP币')
    expect(await screen.findByText('只有本厅主人可以操作')).toBeTruthy()
    expect(callsOf(page, 'buy')).toEqual([])
  })

  it('the room has a pet that answers whoever strokes it, as it feels', async () => {
    const page = open()
    await press(page, '摸摸它')
    expect(await screen.findByText('舒服，再摸一会儿。')).toBeTruthy()
  })

  it('the room leads into its hall in the app, and into none where there is no app', async () => {
    open()
    await screen.findByRole('heading', { name: '奶糖', level: 2 })
    await waitFor(() => expect(screen.queryByRole('button', { name: '去厅里陪它' })).toBeNull())
    cleanup()
    const jumpRoom = vi.fn()
    Object.assign(window, { android: { jumpRoom } })
    afterThisTest(() => Reflect.deleteProperty(window, 'android'))
    const page = open()
    await press(page, '去厅里陪它')
    await waitFor(() => expect(jumpRoom).toHaveBeenCalledWith(expect.stringContaining('"88002"')))
  })
})

describe('adopting', () => {
  it('adopting shows the price and what is left, and pays once for two quick taps', async () => {
    const page = open({ faults: { path: `${API}/buy`, delayMs: 300 } })
    await press(page, '领养')
    await press(page, '雪团狐 3000 PP币')
    const question = await dialog('领养雪团狐？')
    expect(question.textContent).toContain('余额 86,500，领养后剩 83,500。')
    vi.useFakeTimers()
    await page.user.dblClick(within(question).getByRole('button', { name: '确认领养' }))
    await vi.waitFor(() => expect(callsOf(page, 'buy')).toHaveLength(1), PATIENT)
    await vi.advanceTimersByTimeAsync(300)
    await vi.waitFor(() => screen.getByRole('button', { name: '雪团狐 带它出来' }), PATIENT)
    expect(callsOf(page, 'buy')).toHaveLength(1)
    expect(page.sandbox.state.user('10002').coins).toBe(83_500)
  })

  it('adopting that costs nothing speaks of no balance', async () => {
    const page = open({ userId: '10001' })
    await press(page, '去领养')
    await press(page, '奶糖猫 免费领养')
    const question = await dialog('领养奶糖猫？')
    expect(question.textContent).toContain('不用花 PP币')
    expect(question.textContent).not.toContain('余额')
  })

  it('adopting at a price that is another by now takes nothing, and the page asks what there is', async () => {
    const page = open({
      faults: { path: `${API}/buy`, code: 2007, desc: '价格有变化，请重新确认', times: 1 },
    })
    await press(page, '领养')
    await press(page, '雪团狐 3000 PP币')
    await press(page, '确认领养')
    expect(await screen.findByText('价格有变化，请重新确认')).toBeTruthy()
    await waitFor(() => expect(callsOf(page, 'list')).toHaveLength(2))
    expect(callsOf(page, 'buy')[0]?.params.price).toBe('3000')
  })

  it('adopting is done one pet at a time: another waits until the first has come home', async () => {
    const page = open({ userId: '10001', faults: { path: `${API}/buy`, delayMs: 5000 } })
    await press(page, '去领养')
    const fox = await button('雪团狐 3000 PP币')
    await press(page, '奶糖猫 免费领养')
    const confirm = await button('确认领养')
    vi.useFakeTimers()
    await page.user.click(confirm)
    await page.user.click(fox)
    await vi.waitFor(() => screen.getByText('请稍等，上一步还在处理'), PATIENT)
    expect(screen.queryByRole('dialog', { name: '领养雪团狐？' })).toBeNull()
    await vi.advanceTimersByTimeAsync(5000)
    await vi.waitFor(() => screen.getByText('奶糖猫到家了'), PATIENT)
    await vi.waitFor(() => expect(fox.getAttribute('aria-disabled')).toBeNull(), PATIENT)
    expect(callsOf(page, 'buy')).toHaveLength(1)
    expect(page.sandbox.state.user('10001').coins).toBe(12_000)
  })

  it('while a pet is brought out, another is not: its press does not count for the first', async () => {
    const page = open({ userId: '10003', faults: { path: `${API}/switch`, delayMs: 5000, times: 1 } })
    await press(page, '领养')
    const whale = await button('云游鲸 带它出来')
    vi.useFakeTimers()
    await page.user.click(screen.getByRole('button', { name: '雪团狐 带它出来' }))
    await page.user.click(whale)
    await vi.waitFor(() => screen.getByText('请稍等，上一步还在处理'), PATIENT)
    await vi.advanceTimersByTimeAsync(5000)
    await vi.waitFor(() => screen.getByRole('heading', { name: '雪团狐', level: 2 }), PATIENT)
    await page.user.click(whale)
    await vi.waitFor(() => screen.getByRole('heading', { name: '云游鲸', level: 2 }), PATIENT)
    expect(callsOf(page, 'switch')).toHaveLength(2)
  })

  it.each([
    ['broke off', { drop: true }],
    ['came as nonsense', { body: '<html>oops</html>' }],
  ])('a pet brought out by a call whose answer %s is shown where it is', async (_, fault) => {
    const page = open({ userId: '10003', faults: { path: `${API}/switch`, after: true, times: 1, ...fault } })
    await press(page, '领养')
    await press(page, '雪团狐 带它出来')
    expect(await screen.findByRole('heading', { name: '雪团狐', level: 2 })).toBeTruthy()
    expect(await button('小火龙 带它出来')).toBeTruthy()
  })

  it.each([
    ['one that is brought out', '10003', '雪团狐 带它出来'],
    ['the first one, which comes out at once', '10001', '奶糖猫 免费领养'],
  ])('adopting keeps the place for keys and readers at the pet: %s', async (_, userId, choice) => {
    const page = open({ userId })
    await press(page, '领养')
    await press(page, choice)
    if (userId === '10001') await press(page, '确认领养')
    await screen.findByText('在厅里', { selector: 'li p' })
    await waitFor(() => expect(document.activeElement?.textContent?.trim()).toBe('在厅里'))
  })

  it('adopting leads to the top-up where coins are missing', async () => {
    const recharge = vi.spyOn(navigate, 'recharge').mockReturnValue(true)
    const page = open({ userId: '10004' })
    await press(page, '去领养')
    await press(page, '雪团狐 3000 PP币')
    expect((await dialog('领养雪团狐？')).textContent).toContain('还差 3000')
    await press(page, '去充值')
    expect(recharge).toHaveBeenCalled()
    expect(callsOf(page, 'buy')).toEqual([])
  })

  it('a pet brought out over another keeper’s choice is refused, and the truth is shown', async () => {
    const page = open({ userId: '10003' })
    await press(page, '领养')
    await button('雪团狐 带它出来')
    await ask(page.sandbox, switchPet, { petId: 'whale' }, { userId: '20003' })
    await press(page, '雪团狐 带它出来')
    expect(await screen.findByText('另一位主人刚换了宠物，已为你更新')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: '云游鲸', level: 2 })).toBeTruthy()
  })
})

describe('the ranking', () => {
  it('the ranking in its sheet has every row that has come', async () => {
    const page = open()
    await press(page, '排行')
    const list = await screen.findByRole('list', { name: '厅宠排行' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(20)
  })
})

describe('naming', () => {
  it('naming gives the name as it is typed, markup and emoji too', async () => {
    const page = open()
    await typeName(page, '<b>橘</b>🐱')
    await press(page, '保存')
    expect(await screen.findByRole('heading', { name: '<b>橘</b>🐱', level: 2 })).toBeTruthy()
    expect(document.querySelector('h2 b')).toBeNull()
  })

  it('a name that is too long or empty is refused at the field, and not sent', async () => {
    const page = open()
    const field = await typeName(page, '一二三四五六七八九十十一十二')
    await press(page, '保存')
    expect(await screen.findByText('最多 12 个字')).toBeTruthy()
    await page.user.clear(field)
    await press(page, '保存')
    expect(await screen.findByText('请输入名字')).toBeTruthy()
    expect(callsOf(page, 'updateName')).toEqual([])
  })

  it('a name with a refused word is refused at the field, and stays typed', async () => {
    const page = open()
    const field = await typeName(page, '官方小橘')
    await press(page, '保存')
    expect(await screen.findByText('名字里有不能使用的词，请换一个')).toBeTruthy()
    expect(field.value).toBe('官方小橘')
  })

  it('a name that meets another keeper’s shows that one, keeps what was typed, and may replace it', async () => {
    const page = open()
    const field = await typeName(page, '小橘')
    await ask(page.sandbox, renamePet, { name: '阿福' }, { userId: '20002' })
    await press(page, '保存')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('刚刚改动过，现在厅里的是 阿福')
    expect(field.value).toBe('小橘')
    expect(screen.getByRole('heading', { name: '阿福', level: 2 })).toBeTruthy()
    await press(page, '改成我写的')
    expect(await screen.findByRole('heading', { name: '小橘', level: 2 })).toBeTruthy()
  })

  it('a name whose answer was lost is not taken for another keeper’s at the next', async () => {
    const page = open({ faults: { path: `${API}/updateName`, drop: true, after: true, times: 1 } })
    await typeName(page, '小橘')
    await press(page, '保存')
    await screen.findByRole('heading', { name: '小橘', level: 2, hidden: true })
    await typeAs(page, '小橘子')
    await press(page, '保存')
    expect(await screen.findByRole('heading', { name: '小橘子', level: 2 })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('a name that was typed is still there after the sheet was closed', async () => {
    const page = open()
    await typeName(page, '小橘')
    await press(page, '关闭')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press(page, '改名')
    expect(await screen.findByDisplayValue('小橘')).toBeTruthy()
  })
})

describe('a name that was typed and not saved', () => {
  it('a name that was typed and not saved is not put on another pet that the person brought out since', async () => {
    const page = open({ userId: '10003' })
    await typeName(page, '焰焰')
    await press(page, '关闭')
    await press(page, '领养')
    await press(page, '雪团狐 带它出来')
    await screen.findByRole('heading', { name: '雪团狐', level: 2 })
    await press(page, '关闭')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press(page, '改名')
    expect(await screen.findByDisplayValue('雪团狐')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('a name that was typed and not saved shows another keeper’s once, and not on every opening', async () => {
    const page = open()
    await typeName(page, '小橘')
    await ask(page.sandbox, renamePet, { name: '阿福' }, { userId: '20002' })
    await press(page, '保存')
    await screen.findByRole('alert')
    await press(page, '关闭')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press(page, '改名')
    expect(await screen.findByDisplayValue('小橘')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    await press(page, '保存')
    expect(await screen.findByRole('heading', { name: '小橘', level: 2 })).toBeTruthy()
  })
})

describe('the PC client', () => {
  it('the PC client offers no way to the pets that stand beside the room', async () => {
    open({ userId: '10001', query: '?fromPc=1' })
    expect(await button('雪团狐 3000 PP币')).toBeTruthy()
    expect(await screen.findByText('领一只宠物回来，它会陪着整个厅。')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '去领养' })).toBeNull()
  })

  it('the PC client has all of it side by side, with no sheet over the room', async () => {
    const page = open({ query: '?fromPc=1' })
    expect(await button('雪团狐 3000 PP币')).toBeTruthy()
    await press(page, '扭蛋')
    expect(await button(/扭十次/)).toBeTruthy()
    await page.user.click(screen.getByRole('radio', { name: '排行' }))
    expect(await screen.findByRole('list', { name: '厅宠排行' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('in the PC client a thing in the room shows whether it lies on the desk', async () => {
    const page = open({ query: '?fromPc=1' })
    await button('雪团狐 3000 PP币')
    const pressed = () =>
      screen.getAllByRole('button', { pressed: true }).map((thing) => thing.textContent?.trim())
    expect(pressed()).toEqual(['领养'])
    await press(page, '扭蛋')
    expect(pressed()).toEqual(['扭蛋'])
    expect(screen.getByRole('button', { name: '扭蛋' }).hasAttribute('aria-haspopup')).toBe(false)
  })

  it('the PC client is meant by 1 alone in the address', async () => {
    open({ query: '?fromPc=0' })
    await screen.findByRole('heading', { name: '奶糖' })
    expect(screen.queryByRole('radio')).toBeNull()
    expect(document.documentElement.hasAttribute('data-pc')).toBe(false)
  })
})
