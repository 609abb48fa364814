import { beforeEach, describe, expect, it } from 'vitest'
import {
  checkContact,
  getClue,
  getClueCounts,
  getClues,
  submitClue,
  uploadClueScreenshot,
} from '#shared/api/media-clue'
import { getClueReports, submitClueReport } from '#shared/api/media-clue-report'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'
import { DAY, HOUR } from '../../world/clock.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox({ now: Date.UTC(2026, 3, 8, 4) })
  sandbox.clock.freeze()
})

const CLUE = { name: '阿木', platform: 'wechat', contact: '13912345678', remarks: '会弹吉他' } as const

const submit = (input: object = {}, options = {}) =>
  ask(sandbox, submitClue, { ...CLUE, ...input }, { userId: '10001', ...options })
const check = (contact: string, platform: 'wechat' | 'qq' = 'wechat') =>
  ask(sandbox, checkContact, { platform, contact })
const clue = async (clueId?: string, userId = '10001') => ask(sandbox, getClue, { clueId }, { userId })
const report = (input: object = {}, options = {}) =>
  ask(
    sandbox,
    submitClueReport,
    { clueId: '3', outcome: 'reached', content: '聊了十分钟，愿意试麦', ...input },
    { userId: '10001', ...options },
  )

describe('a lead', () => {
  it('a lead is handed in once for an idempotency key, and its contact is masked from then on', async () => {
    await submit({}, { intentId: 'intent-clue' })
    const { data } = await submit({}, { intentId: 'intent-clue' })
    expect(data).toMatchObject({ id: '3', contact: '139****5678', status: 'pending', reports: 0 })
    const { data: all } = await ask(sandbox, getClues, {})
    expect(all.total).toBe(3)
    expect(JSON.stringify(all)).not.toContain(CLUE.contact)
  })

  it('a lead that somebody has handed in is refused with REPEATED_CLUES, however it is written', async () => {
    expect(await check(CLUE.contact)).toMatchObject({ data: { contact: '139****5678' } })
    await submit()
    const repeated = { code: 500, bizCode: 'REPEATED_CLUES', desc: '这条线索已有人提交' }
    expect(await check('139 1234-5678')).toMatchObject(repeated)
    expect(await submit({}, { userId: '777' })).toMatchObject(repeated)
    expect(await check('13900000000')).toMatchObject(repeated)
    expect(await check(CLUE.contact, 'qq')).toMatchObject({ code: 200 })
  })

  it('the open lead without news for longest is first in the order of waiting', async () => {
    const busy = { userId: '10002' }
    const newest = (await ask(sandbox, getClues, {}, busy)).data.list.map(({ id }) => id)
    const { data } = await ask(sandbox, getClues, { order: 'waiting' }, busy)
    expect(newest.slice(0, 4)).toEqual(['26', '25', '24', '23'])
    expect(data.list.slice(0, 4).map(({ id, status }) => [id, status])).toEqual([
      ['24', 'following'],
      ['25', 'following'],
      ['26', 'following'],
      ['23', 'expired'],
    ])
  })

  it.each(['阿木', 'ñandú_7', 'عمر ٢٥', '夜🌙航'])('a contact may be in any script: %s', async (contact) => {
    expect(await check(contact)).toMatchObject({ code: 200 })
    const { data } = await submit({ contact })
    expect(data.contact).toMatch(/^(\P{Cs})*\*{4}(\P{Cs})*$/u)
    expect(data.contact).not.toBe(contact)
  })

  it.each(['a', '--', 'x'.repeat(41), 'a\u0000b'])('%j is no contact', async (contact) => {
    expect(await check(contact)).toMatchObject({ code: 5001 })
  })

  it('a lead without a contact, a name, or with more than 6 screenshots is refused', async () => {
    expect(await check('a')).toMatchObject({ code: 5001, desc: '请检查联系方式' })
    expect(await submit({ name: ' ' })).toMatchObject({ code: 5001 })
    const screenshots = (many: number) => JSON.stringify(Array(many).fill('https://img.test/1.png'))
    expect(await submit({ screenshots: screenshots(7) })).toMatchObject({ code: 5001 })
    expect(await submit({ screenshots: '["javascript:alert(1)"]' })).toMatchObject({ code: 5001 })
    expect(await submit({ screenshots: 'one.png' })).toMatchObject({ code: 5001 })
    expect((await submit({ screenshots: screenshots(6) })).data.screenshots).toHaveLength(6)
  })

  it('a contact that people leave for themselves is theirs by its audience, and no lead of the desk', async () => {
    await submit({ audience: 'boss' })
    const own = async (audience: 'boss' | 'captain') => (await ask(sandbox, getClue, { audience })).data.clue
    expect(await own('boss')).toMatchObject({ contact: '139****5678', status: 'pending' })
    expect(await own('captain')).toBeNull()
    expect((await ask(sandbox, getClues, {})).data.total).toBe(2)
  })

  it('a lead is taken up after an hour and answered after two days', async () => {
    await submit()
    const status = async () => (await clue('3')).data.clue?.status
    sandbox.clock.advance(HOUR - 1)
    expect(await status()).toBe('pending')
    sandbox.clock.advance(1)
    expect(await status()).toBe('following')
    sandbox.clock.advance(2 * DAY)
    expect((await clue('3')).data.clue).toMatchObject({
      status: 'joined',
      timeline: [{ note: '已提交，等待跟进' }, { note: '已有同事跟进' }, { note: '已入驻' }],
    })
  })

  it('a lead is looked at by whoever handed it in alone', async () => {
    expect(await clue('7')).toMatchObject({ code: 4040 })
    expect((await clue()).data.clue?.id).toBe('2')
    expect((await clue(undefined, '10008')).data.clue).toBeNull()
  })
})

describe('the desk', () => {
  it('the desk lists by status, word and time, page by page', async () => {
    const list = async (input: object) => (await ask(sandbox, getClues, input, { userId: '10002' })).data
    expect(await list({})).toMatchObject({ total: 26, hasMore: true })
    expect((await list({ pageNum: 2 })).list.map(({ id }) => id)).toEqual(['6', '5', '4', '3', '2', '1'])
    expect((await list({ status: 'following' })).list.every((each) => each.status === 'following')).toBe(true)
    expect((await list({ keyword: '晚上' })).total).toBe(9)
    expect((await list({ from: sandbox.clock.now() - 2 * DAY })).total).toBeLessThan(26)
  })

  it('the desk counts what it lists', async () => {
    const { data } = await ask(sandbox, getClueCounts, {}, { userId: '10002' })
    expect(data.byStatus.reduce((sum, { count }) => sum + count, 0)).toBe(26)
    expect(data).toMatchObject({ total: 26, reports: 3 })
    const ever = await ask(sandbox, getClueCounts, { to: Date.UTC(2001, 0) }, { userId: '10002' })
    expect(ever.data).toMatchObject({ total: 0, joinedPercent: 0 })
  })
})

describe('a report', () => {
  it('a report is reviewed after three hours', async () => {
    await submit()
    await report({}, { intentId: 'intent-report' })
    await report({}, { intentId: 'intent-report' })
    await report({ content: '没回' })
    sandbox.clock.advance(3 * HOUR)
    const { data } = await ask(sandbox, getClueReports, { clueId: '3' })
    expect(data.list).toMatchObject([
      { clueName: '阿木', state: 'refused', reply: '内容太简单，请补充沟通细节' },
      { state: 'accepted', reply: '' },
    ])
    expect(data.byState).toEqual([
      { state: 'reviewing', count: 0 },
      { state: 'accepted', count: 1 },
      { state: 'refused', count: 1 },
    ])
    expect((await clue('3')).data.clue?.reports).toBe(2)
  })

  it('a report must say something about an open lead of one’s own', async () => {
    await submit()
    expect(await report({ content: '' })).toMatchObject({ code: 5001 })
    expect(await report({ clueId: '99' })).toMatchObject({ code: 4040 })
    sandbox.clock.advance(3 * DAY)
    expect(await report()).toMatchObject({ code: 2007, desc: '这条线索已经结束' })
  })
})

describe('a screenshot', () => {
  const picture = (size: number, type = 'image/png') => new Blob([new Uint8Array(size)], { type })
  const upload = (file: Blob) => ask(sandbox, uploadClueScreenshot, { file })

  it('a screenshot is served at the address that a lead is handed in with', async () => {
    const { data } = await upload(picture(9))
    const shown = await sandbox.fetch(new Request(data.url))
    expect([shown.headers.get('content-type'), (await shown.arrayBuffer()).byteLength]).toEqual([
      'image/png',
      9,
    ])
    const handedIn = await submit({ screenshots: JSON.stringify([data.url]) })
    expect(handedIn.data.screenshots).toEqual([data.url])
    expect(sandbox.calls[0]?.params).toEqual({ file: 'image/png, 9 bytes' })
  })

  it.each([
    ['no picture', picture(9, 'text/html')],
    ['nothing', picture(0)],
    ['more than 5 MB', picture(5 * 1024 * 1024 + 1)],
  ])('a screenshot that is %s is refused', async (_, file) => {
    expect(await upload(file)).toMatchObject({ code: 5001, desc: '请选择 5 MB 以内的图片' })
  })
})
