import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/EbusinessShop'],
  weight: 'full',
  title: { zh: '街角小铺', en: 'The Corner Stall', tw: '街角小舖' },
  description: {
    zh: '夜市里的礼包小铺：自动选用最划算的优惠券，一次确认只买一份。',
    en: 'Packs at the night market: the best coupon is chosen for you, and one confirmation buys one.',
    tw: '夜市裡的禮包小舖：自動選用最划算的優惠券，一次確認只買一份。',
  },
  cover: './cover.jpg',
  themeColor: '#120d24',
  listed: false,
  data: ['/activity/paidGiftPack/list'],
  states: {
    open: {},
    'with-coupons': { as: '10002' },
    pack: { as: '10002', taps: ['pack#5'] },
    'without-coupon': { taps: ['pack#2'] },
    'without-coins': { as: '10004', taps: ['pack#2'] },
    'sold-out': { taps: ['pack#6'] },
    bought: { as: '10002', taps: ['pack#5', 'buy'] },
    'result-unknown': {
      faults: [{ path: '/activity/paidGiftPack/buy', drop: true }],
      taps: ['pack#2', 'buy'],
    },
    'coupon-failed': {
      as: '10002',
      faults: [{ path: '/assets/coupon/maxDiscount', drop: true }],
      taps: ['pack#5'],
    },
    receipts: { as: '10002', taps: ['receipts'] },
    empty: { as: '10008' },
    rules: { taps: ['rules'] },
    'in-app': { client: 'ios' },
  },
  actions: {
    buy: { path: '/activity/paidGiftPack/buy', state: 'bought', shows: 'data-expose=bought' },
  },
} satisfies PageMeta
