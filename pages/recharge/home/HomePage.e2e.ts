import { withSecretScan } from '#testing/secret-scan'
import { isSentOnce } from '#testing/sent-once'
import { type PageStory, type Person, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const TRANSFER = '/assets/overseasCharge/transferAssets'
const PAY = { zh: '付 US$4.99', en: 'Pay $4.99', tw: '付 US$4.99' }
const PAID = { zh: 'PP币已到账', en: 'Your PP coins have arrived', tw: 'PP幣已入帳' }
const CHECKING = { zh: '正在确认付款', en: 'Checking the payment', tw: '正在確認付款' }

async function choose(person: Person) {
  await person.tap('radio', '4.99')
  await person.tap('button', say('next'))
  await person.sees({ role: 'dialog', name: say('check.title') })
}

/** Somebody looks for a friend by number, checks name and amount, and pays. */
export const story: PageStory = {
  query: '?token=demo-10001&userId=10001',
  ready: say('products.title'),
  async act(person) {
    await person.tap('button', say('recipient.change'))
    await person.fill(say('recipient.field'), '20002')
    await person.tap('button', say('recipient.find'))
    await person.sees('20002')
    await choose(person)
    await person.tap('button', PAY)
    await person.arrivesAt('/recharge/interPage')
  },
  done: PAID,
}

export const journeys = withSecretScan([], {
  'a double tap and a lost answer make one order, and the person learns of it': {
    from: '?token=demo-10001&userId=10001',
    async go(person, world) {
      await choose(person)
      await world.addFault({ path: TRANSFER, drop: true, after: true })
      await world.tapTwice('button', PAY)
      await person.sees({ role: 'button', name: say('check.again') })
      await world.addFault({ path: TRANSFER, delayMs: 0 })
      await world.reload()
      await person.sees({ zh: '正在处理', en: 'is being processed', tw: '正在處理' })
      await choose(person)
      await person.tap('button', PAY)
      await person.arrivesAt('/recharge/interPage')
      await person.sees(PAID)
      await isSentOnce(world, TRANSFER)
      await person.opens('/recharge/list')
      await person.sees('310')
    },
  },
  'the way back from the payment page finds the order, and the result in a second visit': {
    from: '?token=demo-10001&userId=10001',
    client: 'android',
    async go(person, world) {
      await world.holdClock()
      await choose(person)
      await person.tap('button', PAY)
      await person.arrivesAt('/recharge/interPage')
      await person.sees(CHECKING)
      await world.goBack()
      await person.sees({ zh: '正在处理', en: 'is being processed', tw: '正在處理' })
      await world.advance(10_000)
      await world.comeBack()
      await person.waitsUntilGone({ zh: '正在处理', en: 'is being processed', tw: '正在處理' })
      await person.opens('/recharge/interPage?orderId=1&status=failed')
      await person.sees(PAID)
    },
  },
  'a payment that failed is shown, and paid again': {
    from: '?token=demo-10009&userId=10009',
    async go(person) {
      await choose(person)
      await person.tap('button', PAY)
      await person.arrivesAt('/recharge/interPage')
      await person.sees({ zh: '这笔付款没有成功', en: 'This payment failed', tw: '這筆付款沒有成功' })
      await person.tap('button', { zh: '重新充值', en: 'Top up again', tw: '重新儲值' })
      await person.arrivesAt('/recharge/home')
      await choose(person)
      await person.tap('button', PAY)
      await person.arrivesAt('/recharge/interPage')
      await person.sees(PAID)
    },
  },
  'a payment that nobody answers is called unknown': {
    from: '?token=demo-10001&userId=10001&toUserId=20099',
    async go(person) {
      await choose(person)
      await person.tap('button', PAY)
      await person.arrivesAt('/recharge/interPage')
      await person.sees({ zh: '结果待确认', en: 'Not confirmed yet', tw: '結果待確認' })
      await person.tap('button', { zh: '重新查询', en: 'Check again', tw: '重新查詢' })
      await person.sees({ zh: '请勿重复付款', en: 'please do not pay twice', tw: '請勿重複付款' })
    },
  },
})
