import { withSecretScan } from '#testing/secret-scan'
import type { PageStory } from '#testing/story'

const FAILED = { zh: '未成功', en: 'Failed', tw: '未成功' }

/** Somebody looks up an order that failed, reads why, and orders again. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: { role: 'button', name: '310' },
  async act(person) {
    await person.tap('button', FAILED)
    await person.sees({ role: 'dialog', name: FAILED })
    await person.sees({ zh: '订单号', en: 'Order no.', tw: '訂單編號' })
    await person.tap('button', { zh: '重新充值', en: 'Top up again', tw: '重新儲值' })
    await person.arrivesAt('/recharge/home')
  },
  done: { zh: '选择面额', en: 'Choose an amount', tw: '選擇面額' },
}

export const journeys = withSecretScan([], {
  'an order that is asked about is paid when the server knows of it': {
    from: '?token=demo-10001&userId=10001',
    async go(person, world) {
      await person.tap('button', { zh: '去充值', en: 'Go to top-up', tw: '去儲值' })
      await person.arrivesAt('/recharge/home')
      await world.holdClock()
      await person.tap('radio', '0.99')
      await person.tap('button', { zh: '核对并付款', en: 'Check and pay', tw: '核對並付款' })
      await person.tap('button', { zh: '付 US$0.99', en: 'Pay $0.99', tw: '付 US$0.99' })
      await person.arrivesAt('/recharge/interPage')
      await person.opens('/recharge/list')
      await person.tap('button', { zh: '处理中', en: 'Processing', tw: '處理中' })
      await world.advance(10_000)
      await person.tap('button', { zh: '重新查询', en: 'Check again', tw: '重新查詢' })
      await person.sees({ role: 'heading', name: { zh: '已到账', en: 'Paid', tw: '已入帳' } })
    },
  },
})
