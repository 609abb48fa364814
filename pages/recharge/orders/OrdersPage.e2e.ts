import { withSecretScan } from '#testing/secret-scan'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)

/** Somebody looks up an order that failed, reads why, and orders again. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: { role: 'button', name: '310' },
  async act(person) {
    await person.tap('button', say('family:state.failed'))
    await person.sees({ role: 'dialog', name: say('family:state.failed') })
    await person.sees(say('family:order.number'))
    await person.tap('button', say('again'))
    await person.arrivesAt('/recharge/home')
  },
  done: { zh: '选择面额', en: 'Choose an amount', tw: '選擇面額' },
}

export const journeys = withSecretScan([], {
  'an order that is asked about is paid when the server knows of it': {
    from: '?token=demo-10001&userId=10001',
    async go(person, world) {
      await person.tap('button', say('topUp'))
      await person.arrivesAt('/recharge/home')
      await world.holdClock()
      await person.tap('radio', '0.99')
      await person.tap('button', { zh: '核对并付款', en: 'Check and pay', tw: '核對並付款' })
      await person.tap('button', { zh: '付 US$0.99', en: 'Pay $0.99', tw: '付 US$0.99' })
      await person.arrivesAt('/recharge/interPage')
      await person.opens('/recharge/list')
      await person.tap('button', say('family:state.processing'))
      await world.advance(10_000)
      await person.tap('button', say('ask'))
      await person.sees({ role: 'heading', name: say('family:state.paid') })
    },
  },
})
