import type { PageMeta } from '#shared/runtime/app'

const CHECK = '/assets/pay/nolog/check'

export default {
  paths: ['/pay'],
  weight: 'full',
  title: { zh: '微信收银台', en: 'WeChat cashier', tw: '微信收銀台' },
  description: {
    zh: '核对订单与充值账号，用微信支付，结果在本页显示。',
    en: 'Check the order and its recipient, pay with WeChat, and see the result here.',
    tw: '核對訂單與儲值帳號，用微信付款，結果在本頁顯示。',
  },
  cover: './cover.jpg',
  themeColor: '#0a332c',
  listed: false,
  login: false,
  states: {
    unpaid: { as: 'nobody', query: 'orderId=70001', client: 'messenger' },
    elsewhere: { as: 'nobody', query: 'orderId=70001' },
    desktop: { as: 'nobody', query: 'orderId=70001', device: 'desktop' },
    checking: {
      as: 'nobody',
      query: 'orderId=70009',
      client: 'messenger',
      faults: [{ path: CHECK, data: order('checking') }],
    },
    paid: { as: 'nobody', query: 'orderId=70009', faults: [{ path: CHECK, data: order('paid') }] },
    failed: {
      as: 'nobody',
      query: 'orderId=70009',
      faults: [{ path: CHECK, data: order('failed') }],
      shows: 'failed.title',
    },
    closed: { as: 'nobody', query: 'orderId=70009', faults: [{ path: CHECK, data: order('closed') }] },
    unknown: { as: 'nobody', query: 'orderId=70001', faults: [{ path: CHECK, drop: true }] },
    'not-found': { as: 'nobody', query: 'orderId=4041' },
    'no-order': { as: 'nobody' },
    loading: {
      as: 'nobody',
      query: 'orderId=70001',
      faults: [{ path: CHECK, hang: true }],
      shows: 'asking.title',
    },
  },
} satisfies PageMeta

function order(state: string) {
  return {
    orderId: '70009',
    title: 'PP coins × 680',
    amount: '68.00',
    currency: 'CNY',
    recipient: { userId: '20002', nickname: '林知夏', portrait: '' },
    createdAt: 1_775_600_000_000,
    expiresAt: 1_775_600_900_000,
    state,
    reason: '',
  }
}
