import type { Journey } from '#testing/journey'
import { isSentOnce } from '#testing/sent-once'
import type { PageStory } from '#testing/story'

const QUERY = '?token=demo-10001&userId=10001'
const OPEN_PATH = '/activity/festival/newYear/open'
const WISH = { zh: '写一个新年愿望', en: 'A wish for the new year', tw: '寫一個新年願望' }
const SEND = { zh: '贴上去', en: 'Post it', tw: '貼上去' }
const MINE = { zh: '我的愿望', en: 'My wish', tw: '我的願望' }
const OPEN = { zh: '拆开', en: 'Open it', tw: '拆開' }
const WON = { role: 'dialog', name: { zh: '红包拆开了', en: 'Inside was', tw: '紅包拆開了' } } as const
const HAPPY = { zh: '新年快乐！', en: 'Happy New Year!', tw: '新年快樂！' }
const HOUR = 60 * 60_000
/** Browser tests begin at half past two in the afternoon of the product's day. */
const TO_MIDNIGHT = 9.5 * HOUR

/** Somebody puts a wish on the wall. */
export const story: PageStory = {
  query: QUERY,
  ready: { role: 'button', name: SEND },
  main: { zh: '离新年还有', en: 'The new year begins in', tw: '離新年還有' },
  async act(person) {
    await person.fill(WISH, '2027')
    await person.tap('button', SEND)
    await person.finds(MINE)
  },
  done: MINE,
}

export const journeys: Record<string, Journey> = {
  'midnight passes with the page open, and the packet is opened once although its answer is lost': {
    from: QUERY,
    async go(person, world) {
      await world.holdClock()
      await person.finds({ zh: '离新年还有', en: 'The new year begins in', tw: '離新年還有' })
      await world.advance(TO_MIDNIGHT + 60_000)
      await world.comeBack()
      await person.finds(HAPPY)
      await world.steer({ path: OPEN_PATH, drop: true, after: true, times: 1 })
      await person.tap('button', OPEN)
      await person.sees(WON)
      await isSentOnce(world, OPEN_PATH)
    },
  },
}
