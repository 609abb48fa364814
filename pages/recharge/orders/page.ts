import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/recharge/list'],
  weight: 'full',
  title: { zh: '充值订单', en: 'Top-up orders', tw: '儲值訂單' },
  description: {
    zh: '每一笔 PP币充值：处理中、已到账或未成功，随时可查。',
    en: 'Every top-up of PP coins: processing, paid or failed, with number and time.',
    tw: '每一筆 PP幣儲值：處理中、已入帳或未成功，隨時可查。',
  },
  cover: './cover.jpg',
  themeColor: '#f3ecdc',
  listed: false,
  data: ['/assets/overseasCharge/log/list'],
  states: {
    orders: { as: '10002' },
    empty: {},
    detail: { as: '10002', taps: ['order'] },
    'failed-order': { as: '10002', taps: ['order#2'] },
    'in-app': { as: '10002', client: 'ios' },
  },
} satisfies PageMeta
