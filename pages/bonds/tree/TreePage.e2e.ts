import { fertiliseTree, waterTree } from '#shared/api/love-tree'
import { withSecretScan } from '#testing/secret-scan'
import { isSentOnce } from '#testing/sent-once'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const QUERY = '?token=demo-10001&userId=10001'
const PARTNER = '2110001'
const FERTILISE = '/activity/loveTree/fertilise'
const WATER = { role: 'button', name: say('water') } as const
const DAY = 24 * 60 * 60_000

/** The first water of the day makes a sprout of the seed. */
export const story: PageStory = {
  query: QUERY,
  ready: WATER,
  async act(person) {
    await person.tap(WATER.role, WATER.name)
  },
  done: { zh: '新芽', en: 'Sprout', tw: '新芽' },
}

export const journeys = withSecretScan([], {
  'two people raise the tree day by day until its first fruit is ripe, and I pick it': {
    from: QUERY,
    async go(person, world) {
      await world.holdClock()
      for (let day = 0; day < 3; day++) {
        for (const userId of ['10001', PARTNER]) {
          for (let times = 0; times < 3; times++) await world.meanwhile(userId, fertiliseTree, {})
          for (let times = 0; times < 5; times++) await world.meanwhile(userId, waterTree, {})
        }
        await world.advance(DAY)
      }
      await world.advance(DAY)
      await world.reload()
      await person.sees({ zh: '结果', en: 'Bearing fruit', tw: '結果' })
      await person.tap('button', say('fruit.ripe'))
      await person.sees({ role: 'dialog', name: say('won') })
    },
  },
  'what the partner does meanwhile counts beside what I do': {
    from: QUERY,
    async go(person, world) {
      await person.sees(WATER)
      await world.meanwhile(PARTNER, fertiliseTree, {})
      await person.tap(WATER.role, WATER.name)
      await person.finds({ zh: '距下一阶段还差 120', en: '120 to the next stage', tw: '距下一階段還差 120' })
    },
  },
  'fertilizer whose answer is lost is checked, and paid for once': {
    from: '?token=demo-10002&userId=10002',
    async go(person, world) {
      await person.tap('button', say('fertilise'))
      await world.addFault({ path: FERTILISE, drop: true, after: true })
      await person.tap('button', { zh: '支付 100 PP币', en: 'Pay 100 PP coins', tw: '付款 100 PP幣' })
      const check = say('check')
      await person.finds({ role: 'button', name: check })
      await world.addFault({ path: FERTILISE, delayMs: 0 })
      await person.tap('button', check)
      await person.tap('button', say('campaign/spend-confirm:check'))
      await person.finds({ zh: '今天还剩 2 次', en: '2 left today', tw: '今天還剩 2 次' })
      await isSentOnce(world, FERTILISE)
    },
  },
})
