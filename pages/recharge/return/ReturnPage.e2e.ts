import { withSecretScan } from '#testing/secret-scan'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const LOG = '/assets/overseasCharge/log/list'
const PAID = say('paid.title')
const UNKNOWN = say('unknown.title')

/** Somebody comes back from paying, asks by hand while it is checked, and reads that it arrived. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002&orderId=2&status=failed',
  ready: PAID,
  withoutServer: { role: 'button', name: say('ask') },
  async act(person) {
    await person.tap('button', say('orders'))
    await person.arrivesAt('/recharge/list')
    await person.opens('/recharge/interPage?orderId=1&status=paid')
  },
  done: say('failed.title'),
}

export const journeys = withSecretScan([], {
  'a server that does not answer leaves it unknown, until it can': {
    from: '?token=demo-10002&userId=10002&orderId=2&result=success',
    client: 'android',
    async go(person, world) {
      await world.addFault({ path: LOG, drop: true })
      await world.reload()
      await person.sees(UNKNOWN)
      await world.reload()
      await person.sees(UNKNOWN)
      await person.tap('button', say('ask'))
      await person.sees(UNKNOWN)
      // from here on the page may be notified of it by itself at any moment
      await world.addFault({ path: LOG, delayMs: 0 })
      await world.comeBack()
      await person.sees(PAID)
    },
  },
  'a forged address is never believed': {
    from: '?token=demo-10001&userId=10001&orderId=1&orderId=2&paid=1',
    async go(person) {
      const invalid = say('noOrder.title')
      await person.sees(invalid)
      await person.opens('/recharge/interPage?orderId=%3Cimg%20src%3Dx%3E&state=paid')
      await person.sees(invalid)
      await person.opens('/recharge/interPage?orderId=404404&status=paid&message=PAID')
      await person.sees(say('notMine.title'))
      if (await person.isThere(PAID)) throw new Error('Paid, as nobody but the address says.')
    },
  },
})
