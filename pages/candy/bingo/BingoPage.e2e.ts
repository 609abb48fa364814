import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import { sentTimes, take } from '../_family/testing.ts'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const CELL = '/activity/bingo/cell/receive'
const LINE = '/activity/bingo/line/receive'
const FIRST = { zh: '打开宾果卡', en: 'Open the bingo card', tw: '打開賓果卡' }
const CROSSING = { zh: '送出 520', en: 'PP coins sent in gifts: 520', tw: '送出 520' }
const ROW = { zh: '第 3 行 领取', en: 'Row 3 Claim', tw: '第 3 橫排 領取' }
const ROW_HAD = { zh: '第 3 行 已领取', en: 'Row 3 Claimed', tw: '第 3 橫排 已領取' }
const DIAGONAL = { zh: '下行斜线 领取', en: 'Diagonal down Claim', tw: '下行斜線 領取' }
const DIAGONAL_HAD = { zh: '下行斜线 已领取', en: 'Diagonal down Claimed', tw: '下行斜線 已領取' }
const ONE_TO_CLAIM = { zh: '1 条线可领奖', en: '1 line to claim', tw: '1 條線可領獎' }
const stamped = (count: number) => ({
  zh: `已盖 ${count}/16`,
  en: `${count} of 16 stamped`,
  tw: `已蓋 ${count}/16`,
})

/** The first cell is stamped. */
export const story: PageStory = {
  query: '?token=demo-10001&userId=10001',
  ready: stamped(0),
  async act(person) {
    await person.tap('button', FIRST)
    await take(person)
  },
  done: stamped(1),
}

export const journeys: Record<string, Journey> = {
  'one stamp finishes two lines, and each is claimed once though an answer is lost': {
    from: '?token=demo-10002&userId=10002',
    client: 'android',
    async go(person, world) {
      await world.addFault({ path: CELL, delayMs: 800, times: 1 })
      await world.tapTwice('button', CROSSING)
      await person.sees({
        role: 'dialog',
        name: { zh: '一举连成 2 线', en: '2 lines at once', tw: '一次連成 2 線' },
      })
      await take(person)
      await sentTimes(world, CELL, 1)
      await world.addFault({ path: LINE, drop: true, after: true, times: 1 })
      await person.tap('button', ROW)
      await take(person)
      await person.sees({ role: 'button', name: ROW_HAD })
      await sentTimes(world, LINE, 1)
      await world.reload()
      await person.tap('button', ONE_TO_CLAIM)
      await person.sees({ role: 'button', name: ROW_HAD })
      await person.tap('button', DIAGONAL)
      await take(person)
      await person.sees({ role: 'button', name: DIAGONAL_HAD })
      await sentTimes(world, LINE, 2)
    },
  },
  'what was done in the app is stamped on the return': {
    from: '?token=demo-10001&userId=10001&roomId=88002',
    client: 'flutter',
    async go(person, world) {
      await person.tap('button', { zh: '待满 20 分钟', en: 'Minutes in a hall: 20', tw: '待滿 20 分鐘' })
      await person.tap('button', say('go.room'))
      await world.asked('jumpRoom')
      await world.happen('10001', 'hosted', 1)
      await world.comeBack()
      await person.tap('button', { zh: '20 分钟 ×10 盖章', en: '20 ×10 Stamp', tw: '20 分鐘 ×10 蓋章' })
      await take(person)
      await person.sees(stamped(1))
    },
  },
}
