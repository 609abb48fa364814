import type { PageMeta } from '#shared/runtime/app'

const NUMBER = ['bank', 'holder=林知夏', 'account=6222020200112248']

export default {
  paths: ['/payerMax/cashInfoV2'],
  weight: 'full',
  title: { zh: '添加收款账户', en: 'Add a payout account', tw: '新增收款帳戶' },
  description: {
    zh: '三步添加本人名下的银行账户或钱包。',
    en: 'Add your own bank account or wallet in three steps.',
    tw: '三步新增本人名下的銀行帳戶或錢包。',
  },
  cover: './cover.png',
  themeColor: '#072f28',
  listed: false,
  data: ['/assets/withdraw/getTransferCodeList'],
  states: {
    bank: {},
    number: { taps: NUMBER },
    'number-problems': { taps: ['bank', 'next'] },
    mobile: { taps: [...NUMBER, 'next'] },
    refused: {
      taps: ['bank', 'holder=别人', 'account=6222020200112248', 'next', 'mobile=13800010001', 'hand-in'],
    },
    done: { taps: [...NUMBER, 'next', 'mobile=13800010001', 'hand-in'] },
    unverified: { as: '10004' },
    empty: { as: '10008' },
    'in-app': { client: 'flutter' },
  },
  actions: {
    'hand-in': { path: '/assets/withdraw/improveChannelInfo', state: 'done', shows: 'done.title' },
  },
} satisfies PageMeta
