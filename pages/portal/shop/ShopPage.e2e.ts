import { withSecretScan } from '#testing/secret-scan'
import { isSentOnce } from '#testing/sent-once'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const BUY = '/activity/paidGiftPack/buy'
const GALAXY = { zh: '星河珍藏礼包', en: 'Galaxy treasure pack', tw: '星河珍藏禮包' }
const DAILY = { zh: '每日甜心礼包', en: 'Sweet day pack', tw: '每日甜心禮包' }
const BOUGHT = { role: 'dialog', name: say('bought.title') } as const
const KEEP = { role: 'button', name: say('kit/later-popup:done') } as const

const buyFor = (price: string) => ({
  zh: `${price} PP币买下`,
  en: `Buy for ${price} PP coins`,
  tw: `${price} PP幣買下`,
})

/** Somebody buys a pack with the best coupon, and finds the receipt. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: '86,500',
  main: { role: 'button', name: { zh: '每日甜心礼包', en: 'Sweet day pack', tw: '每日甜心禮包' } },
  async act(person) {
    await person.tap('button', GALAXY)
    await person.tap('button', buyFor('5500'))
    await person.sees(BOUGHT)
    await person.tap(KEEP.role, KEEP.name)
    await person.waitsUntilGone(KEEP)
    await person.tap('button', say('receipts.title'))
  },
  done: { zh: '优惠券减 500', en: 'Coupon: 500 off', tw: '優惠券折 500' },
}

export const journeys = withSecretScan([], {
  'a double tap whose answer is lost buys once, through a reload': {
    from: '?token=demo-10002&userId=10002',
    client: 'android',
    async go(person, world) {
      await person.tap('button', GALAXY)
      await person.sees({ role: 'button', name: buyFor('5500') })
      await world.addFault({ path: BUY, drop: true, after: true })
      await world.tapTwice('button', buyFor('5500'))
      await person.sees({ role: 'button', name: say('unknown.again') })
      await world.addFault({ path: BUY, delayMs: 0 })
      await world.reload()
      await person.finds(say('unknown.mark'))
      await person.tap('button', GALAXY)
      await person.tap('button', say('unknown.again'))
      await person.sees(BOUGHT)
      await isSentOnce(world, BUY)
      await person.tap(KEEP.role, KEEP.name)
      await person.waitsUntilGone(KEEP)
      await person.finds('81,000')
    },
  },
  'what was decided is bought once when the phone goes back and forth': {
    from: '?token=demo-10001&userId=10001',
    async go(person, world) {
      await person.tap('button', DAILY)
      await person.tap('button', buyFor('100'))
      await person.sees(BOUGHT)
      await person.tap(KEEP.role, KEEP.name)
      await person.waitsUntilGone(KEEP)
      await person.opens('/index')
      await world.goBack()
      await person.sees(say('state.limitReached'))
      await person.sees('11,900')
      if ((await world.calls(BUY)).length !== 1) throw new Error('It was bought again.')
    },
  },
})
