import type { PageMeta } from '#shared/runtime/app'

const LOG = '/assets/overseasCharge/log/list'

export default {
  paths: ['/recharge/interPage'],
  weight: 'light',
  title: { zh: '充值结果', en: 'Top-up result', tw: '儲值結果' },
  description: {
    zh: '查询这笔充值的结果：是否到账，一看便知。',
    en: 'See how a top-up went: on its way, delivered or returned.',
    tw: '查詢這筆儲值的結果：是否入帳，一看便知。',
  },
  cover: './cover.jpg',
  themeColor: '#f3ecdc',
  listed: false,
  states: {
    paid: { as: '10002', query: 'orderId=2' },
    failed: { as: '10002', query: 'orderId=1', shows: 'failed.title' },
    checking: { query: 'orderId=7', faults: [{ path: LOG, hang: true }] },
    processing: {
      query: 'orderId=7',
      faults: [
        {
          path: LOG,
          data: {
            total: 1,
            hasMore: false,
            list: [
              {
                orderId: '7',
                at: 1_775_600_000_000,
                recipient: { userId: '20001', nickname: '林知夏', portrait: '' },
                coins: 310,
                price: '4.99',
                currency: 'USD',
                state: 'processing',
                reason: '',
              },
            ],
          },
        },
      ],
    },
    unknown: { query: 'orderId=7', faults: [{ path: LOG, drop: true }] },
    'not-mine': { query: 'orderId=99' },
    'no-order': {},
    'in-app': { as: '10002', query: 'orderId=2', client: 'ios' },
    'logged-out': { as: 'nobody', query: 'orderId=7' },
  },
} satisfies PageMeta
