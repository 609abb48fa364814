import { withSecretScan } from '#testing/secret-scan'
import type { PageStory } from '#testing/story'

const LOG = '/assets/overseasCharge/log/list'
const PAID = { zh: 'PP币已到账', en: 'Your PP coins have arrived', tw: 'PP幣已入帳' }
const UNKNOWN = { zh: '结果待确认', en: 'Not confirmed yet', tw: '結果待確認' }
const ASK = { zh: '重新查询', en: 'Check again', tw: '重新查詢' }

/** Somebody comes back from paying, asks by hand while it is checked, and reads that it arrived. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002&orderId=2&status=failed',
  ready: PAID,
  withoutServer: { role: 'button', name: ASK },
  async act(person) {
    await person.tap('button', { zh: '全部订单', en: 'All orders', tw: '全部訂單' })
    await person.arrivesAt('/recharge/list')
    await person.opens('/recharge/interPage?orderId=1&status=paid')
  },
  done: { zh: '这笔付款没有成功', en: 'This payment failed', tw: '這筆付款沒有成功' },
}

export const journeys = withSecretScan([], {
  'a server that does not answer leaves it unknown, until it can': {
    from: '?token=demo-10002&userId=10002&orderId=2&result=success',
    client: 'android',
    async go(person, world) {
      await world.steer({ path: LOG, drop: true })
      await world.reload()
      await person.sees(UNKNOWN)
      await world.reload()
      await person.sees(UNKNOWN)
      await person.tap('button', ASK)
      await person.sees(UNKNOWN)
      // from here on the page may be notified of it by itself at any moment
      await world.steer({ path: LOG, delayMs: 0 })
      await world.comeBack()
      await person.sees(PAID)
    },
  },
  'a forged address is never believed': {
    from: '?token=demo-10001&userId=10001&orderId=1&orderId=2&paid=1',
    async go(person) {
      const invalid = {
        zh: '链接里没有有效的订单',
        en: 'No order in this link',
        tw: '連結裡沒有有效的訂單',
      }
      await person.sees(invalid)
      await person.opens('/recharge/interPage?orderId=%3Cimg%20src%3Dx%3E&state=paid')
      await person.sees(invalid)
      await person.opens('/recharge/interPage?orderId=404404&status=paid&message=PAID')
      await person.sees({ zh: '没有找到这笔订单', en: 'No such order here', tw: '找不到這筆訂單' })
      if (await person.isThere(PAID)) throw new Error('Paid, as nobody but the address says.')
    },
  },
})
