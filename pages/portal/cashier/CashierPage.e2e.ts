import { expectNoSecrets, withSecretScan } from '#testing/secret-scan'
import { isSentOnce } from '#testing/sent-once'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const PREPAY = '/assets/pay/nolog/wechat/jsapi/prepay'
const AUTH = '/assets/pay/nolog/authInfo'
const PAY = { zh: '微信支付 ', en: 'Pay ', tw: '微信支付 ' }
const UNPAID = say('unpaid.title')
const PAID = { zh: '支付成功', en: 'Your payment is confirmed', tw: '付款成功' }

/** WeChat's own page, which identifies the payer, is on another host: here the server knows already. */
const OPEN_ID = 'open-1'
const KNOWN = { path: AUTH, data: { appId: 'wx1', authorizeUrl: '', openId: OPEN_ID } }

/** Outside WeChat somebody looks at the order and takes its link along. */
export const story: PageStory = {
  query: '?orderId=70001',
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; Redmi 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  ready: { role: 'heading', name: UNPAID },
  withoutServer: { role: 'button', name: say('ask') },
  main: { role: 'heading', name: UNPAID },
  async act(person) {
    await person.sees(say('fact.left'))
    await person.tap('button', say('elsewhere.copy'))
  },
  done: say('elsewhere.title'),
}

export const journeys = withSecretScan([OPEN_ID], {
  'in WeChat a hurried double tap pays once, and it is paid when the server shows a message': {
    from: '/pay?orderId=70001&status=paid',
    client: 'messenger',
    async go(person, world) {
      await world.addFault(KNOWN)
      await person.sees(UNPAID)
      await world.holdClock()
      await world.tapTwice('button', PAY)
      const { paySign } = (await world.asked('getBrandWCPayRequest')) as { paySign: string }
      await person.sees(say('checking.title'))
      await world.advance(5000)
      await world.reload()
      await person.sees(PAID)
      if ((await world.calls(PREPAY)).filter(({ code }) => code === 200).length !== 1)
        throw new Error('It was handed over more than once.')
      await expectNoSecrets(world, [paySign])
    },
  },
  'an order whose handing over got lost is opened again, not paid twice': {
    from: '/pay?orderId=70009',
    client: 'messenger',
    async go(person, world) {
      await world.addFault(KNOWN)
      await world.addFault({ path: PREPAY, drop: true, after: true })
      await person.tap('button', PAY)
      await person.sees(say('checking.title'))
      await world.addFault({ path: PREPAY, delayMs: 0 })
      await person.tap('button', say('reopen'))
      await world.asked('getBrandWCPayRequest')
      await isSentOnce(world, PREPAY)
      await person.sees(say('unknown.title'))
      await person.tap('button', say('ask'))
      if (await person.isThere(PAID)) throw new Error('Paid, as nobody says.')
    },
  },
  'a refused payment says why, also on the way back to it': {
    from: '/pay?orderId=70008',
    client: 'messenger',
    async go(person, world) {
      const refused = { zh: '支付被拒绝', en: 'The payment was refused', tw: '付款被拒絕' }
      await world.addFault(KNOWN)
      await person.tap('button', PAY)
      await person.sees(refused)
      await person.opens('/pay?orderId=404')
      await person.sees(say('notFound.title'))
      await world.goBack()
      await person.sees(refused)
    },
  },
})
