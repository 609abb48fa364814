import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const WHY_SHEET = { role: 'dialog', name: say('family:why.title') } as const
const RECORDS = '/room/fleet/records'
const GUESTS = say('family:receipt.alighting')
/** How many of the drives count: of the dials the one whose figure is none while it loads, whatever the date. */
const SHARE = '%'
const DAY = 86_400_000

/** A captain reads why a drive does not count. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: SHARE,
  main: SHARE,
  async act(person) {
    await person.tap('button', say('family:receipt.why'))
    await person.sees(WHY_SHEET)
  },
  done: say('family:why.next'),
}

export const journeys: Record<string, Journey> = {
  'a captain finds an invalid drive and reads why': {
    from: '?token=demo-10002&userId=10002',
    client: 'android',
    async go(person, world) {
      await person.finds(GUESTS)
      await person.tap('button', say('family:receipt.why'))
      await person.sees(WHY_SHEET)
      await person.sees({
        zh: '有效客人不足 2 位',
        en: 'Fewer than 2 guests stayed',
        tw: '有效客人不足 2 位',
      })
      await person.sees({
        zh: '乘客人数或停留时间没有达到要求',
        en: 'Too few guests, or they did not stay long enough',
        tw: '乘客人數或停留時間沒有達到要求',
      })
      await person.tap('button', { zh: '关闭', en: 'Close', tw: '關閉' })
      await person.waitsUntilGone(WHY_SHEET)
      await person.tap('button', GUESTS)
      await world.picture('guests')
    },
  },
  'a drive that ends while the app is open is there on return, and goes after ten days': {
    from: '?token=demo-10008&userId=10008',
    async go(person, world) {
      const none = {
        zh: '近 10 天没有行车记录',
        en: 'No drives in the last 10 days',
        tw: '近 10 天沒有行車紀錄',
      }
      await person.finds(none)
      await world.happen('10008', 'hosted', 2)
      await world.comeBack()
      await person.sees({ role: 'tab', name: say('family:day.today') })
      await person.finds(GUESTS)
      await world.advance(9 * DAY)
      await world.comeBack()
      await person.finds(GUESTS)
      await world.advance(DAY)
      await world.comeBack()
      await person.finds(none)
    },
  },
  'a day that failed to load can be retried': {
    from: '?token=demo-10002&userId=10002',
    async go(person, world) {
      await person.finds(GUESTS)
      await world.addFault({ path: RECORDS, status: 502, times: 1 })
      await person.tap('tab', say('family:day.yesterday'))
      await person.tap('button', { zh: '重试', en: 'Try again', tw: '重試' })
      await person.finds(GUESTS)
      await world.reload()
      await person.finds(GUESTS)
    },
  },
}
