import { withSecretScan } from '#testing/secret-scan'
import { isSentOnce } from '#testing/sent-once'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const QUERY = '?token=demo-10001&userId=10001'
const PATH = '/activity/paidGiftPack/buy'
const BUY = say('buy')
const PAY = { zh: '支付 60 PP币', en: 'Pay 60 PP coins', tw: '付款 60 PP幣' }
const BOUGHT = { role: 'dialog', name: say('bought') } as const

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
      await world.addFault({ path: PATH, drop: true, after: true })
      await person.tap('button', PAY)
      const check = say('check')
      await person.finds({ role: 'button', name: check })
      await world.addFault({ path: PATH, delayMs: 0 })
      await world.reload()
      await person.tap('button', check)
      await person.tap('button', say('campaign/spend-confirm:check'))
      await person.sees(BOUGHT)
      await isSentOnce(world, PATH)
    },
  },
})
