import { withSecretScan } from '#testing/secret-scan'
import { isSentOnce } from '#testing/sent-once'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const QUERY = '?token=demo-10001&userId=10001'
const PATH = '/activity/giftMuseum/synthesis'
const LILY = { zh: '晨露铃兰', en: 'Lily in the dew', tw: '晨露鈴蘭' }
const PAY = { zh: '支付 20 PP币', en: 'Pay 20 PP coins', tw: '付款 20 PP幣' }
const MADE = { role: 'dialog', name: say('family:made') } as const

/** Somebody makes their first gift of its fragments. */
export const story: PageStory = {
  query: QUERY,
  ready: { role: 'button', name: LILY },
  async act(person) {
    await person.tap('button', LILY)
    await person.tap('button', say('family:make'))
    await person.tap('button', PAY)
  },
  done: MADE,
}

export const journeys = withSecretScan([], {
  'a synthesis that fails to answer is checked after a reload, and made once': {
    from: QUERY,
    async go(person, world) {
      await person.tap('button', LILY)
      await person.tap('button', say('family:make'))
      await world.addFault({ path: PATH, drop: true, after: true })
      await person.tap('button', PAY)
      const check = say('family:check')
      await person.finds({ role: 'button', name: check })
      await world.addFault({ path: PATH, delayMs: 0 })
      await world.reload()
      await person.tap('button', check)
      await person.sees(MADE)
      await isSentOnce(world, PATH)
    },
  },
  'a stall changes by itself at its hour, and a wish comes true with it': {
    from: QUERY,
    async go(person, world) {
      await world.holdClock()
      await person.tap('button', LILY)
      await person.tap('button', { zh: '许愿', en: 'Wish', tw: '許願' })
      await person.sees(say('family:wish.next'))
      await world.goBack()
      await person.tap('radio', say('family:rooms.stall'))
      await person.finds({
        zh: '下次换货有：晨露铃兰',
        en: 'Comes next: Lily in the dew',
        tw: '下次換貨有：晨露鈴蘭',
      })
      await world.advance(6 * 60 * 60_000)
      await world.comeBack()
      await person.finds(say('family:stall.wish'))
      await person.finds(LILY)
    },
  },
})
