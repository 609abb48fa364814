import type { PageMeta } from '#shared/runtime/app'

const TYPED = ['holder=别人', 'account=88661234', 'mobile=13800010001']

export default {
  paths: ['/payerMax/cashInfo'],
  weight: 'full',
  title: { zh: '收款账户', en: 'Payout accounts', tw: '收款帳戶' },
  description: {
    zh: '管理本人名下的银行账户和钱包，信息不会保存在手机上。',
    en: 'Your own bank accounts and wallets; nothing of them is kept on the phone.',
    tw: '管理本人名下的銀行帳戶和錢包，資訊不會儲存在手機上。',
  },
  cover: './cover.png',
  themeColor: '#072f28',
  listed: false,
  data: ['/assets/withdraw/preWithdraw'],
  states: {
    accounts: { as: '10002' },
    improve: { as: '10002', query: 'accountId=2' },
    rejected: { as: '10009' },
    empty: {},
    'problems-shown': { taps: ['hand-in'] },
    refused: { as: '10002', query: 'accountId=2', taps: [...TYPED, 'hand-in'] },
    unverified: { as: '10004' },
    'in-app': { as: '10002', client: 'ios' },
  },
  actions: {
    'hand-in': {
      path: '/assets/withdraw/improveChannelInfo',
      as: '10002',
      query: 'accountId=2',
      taps: ['holder=林知夏', 'account=88661234', 'mobile=13800010001', 'hand-in'],
      shows: 'done',
    },
  },
} satisfies PageMeta
