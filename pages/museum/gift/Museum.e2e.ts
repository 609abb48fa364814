import { withSecretScan } from '#testing/secret-scan'
import { isSentOnce } from '#testing/sent-once'
import type { PageStory } from '#testing/story'

const QUERY = '?token=demo-10001&userId=10001'
const PATH = '/activity/giftMuseum/synthesis'
const LILY = { zh: '晨露铃兰', en: 'Lily in the dew', tw: '晨露鈴蘭' }
const MAKE = { zh: '合成', en: 'Make it', tw: '合成' }
const PAY = { zh: '支付 20 PP币', en: 'Pay 20 PP coins', tw: '付款 20 PP幣' }
const MADE = { role: 'dialog', name: { zh: '合成了', en: 'Made', tw: '合成了' } } as const

/** Somebody makes their first gift of its fragments. */
export const story: PageStory = {
  query: QUERY,
  ready: { role: 'button', name: LILY },
  async act(person) {
    await person.tap('button', LILY)
    await person.tap('button', MAKE)
    await person.tap('button', PAY)
  },
  done: MADE,
}

export const journeys = withSecretScan([], {
  'a synthesis that fails to answer is checked after a reload, and made once': {
    from: QUERY,
    async go(person, world) {
      await person.tap('button', LILY)
      await person.tap('button', MAKE)
      await world.steer({ path: PATH, drop: true, after: true })
      await person.tap('button', PAY)
      const check = { zh: '确认结果', en: 'Check', tw: '確認結果' }
      await person.finds({ role: 'button', name: check })
      await world.steer({ path: PATH, delayMs: 0 })
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
      await person.sees({
        zh: '下一次刷新货摊，它就会出现',
        en: 'The next refresh of the stall brings it',
        tw: '下一次更新貨攤，它就會出現',
      })
      await world.goBack()
      await person.tap('radio', { zh: '货摊', en: 'Stall', tw: '貨攤' })
      await person.finds({
        zh: '下次换货有：晨露铃兰',
        en: 'Comes next: Lily in the dew',
        tw: '下次換貨有：晨露鈴蘭',
      })
      await world.advance(6 * 60 * 60_000)
      await world.comeBack()
      await person.finds({
        zh: '许愿的礼物下次换货必到',
        en: 'A gift you wish for comes with the next change',
        tw: '許願的禮物下次換貨必到',
      })
      await person.finds(LILY)
    },
  },
})
