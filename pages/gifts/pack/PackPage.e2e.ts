import { withSecretScan } from '#testing/secret-scan'
import { isSentOnce } from '#testing/sent-once'
import type { PageStory } from '#testing/story'

const QUERY = '?token=demo-10001&userId=10001'
const PATH = '/activity/paidGiftPack/buy'
const BUY = { zh: '买下并拆开', en: 'Buy and unwrap', tw: '買下並拆開' }
const PAY = { zh: '支付 60 PP币', en: 'Pay 60 PP coins', tw: '付款 60 PP幣' }
const BOUGHT = { role: 'dialog', name: { zh: '拆开了', en: 'Unwrapped', tw: '拆開了' } } as const

/** A newcomer buys the welcome pack and unwraps it. */
export const story: PageStory = {
  query: QUERY,
  ready: { role: 'button', name: BUY },
  async act(person) {
    await person.tap('button', BUY)
    await person.tap('button', PAY)
  },
  done: BOUGHT,
}

export const journeys = withSecretScan([], {
  'a pack whose answer is lost is checked after a reload, and bought once': {
    from: QUERY,
    async go(person, world) {
      await person.tap('button', BUY)
      await world.steer({ path: PATH, drop: true, after: true })
      await person.tap('button', PAY)
      const check = { zh: '确认上一次结果', en: 'Check your last purchase', tw: '確認上一次結果' }
      await person.finds({ role: 'button', name: check })
      await world.steer({ path: PATH, delayMs: 0 })
      await world.reload()
      await person.tap('button', check)
      await person.tap('button', { zh: '确认结果', en: 'Check', tw: '確認結果' })
      await person.sees(BOUGHT)
      await isSentOnce(world, PATH)
    },
  },
})
