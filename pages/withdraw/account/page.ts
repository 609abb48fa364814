import type { PageMeta } from '#shared/runtime/app'

const PRE = '/assets/withdraw/preWithdraw'

/** A good withdrawal, typed in. */
const FILLED = ['amount=2000', 'mobile=13800010002', 'send-code', 'code=123456']

export default {
  paths: ['/payerMax/index'],
  weight: 'full',
  title: { zh: 'PP币提现', en: 'Withdraw PP coins', tw: 'PP幣提領' },
  description: {
    zh: '把 PP 币提现到本人的银行卡或钱包，费率和到账金额提交前全部看清。',
    en: 'Pay your PP coins out to your own bank account or wallet, with every figure shown before you submit.',
    tw: '把 PP 幣提領到本人的銀行帳戶或錢包，費率和入帳金額送出前全部看清。',
  },
  cover: './cover.png',
  themeColor: '#072f28',
  listed: false,
  data: [PRE],
  states: {
    ready: { as: '10002' },
    quoted: { as: '10002', taps: ['amount=2000'] },
    offer: { as: '10002', taps: [...FILLED, 'withdraw'] },
    submitted: { as: '10002', taps: [...FILLED, 'withdraw', 'withdraw-confirm'] },
    progress: { as: '10002', taps: [...FILLED, 'withdraw', 'withdraw-confirm', 'see-progress'] },
    unknown: {
      as: '10002',
      faults: [{ path: '/assets/withdraw/applyWithdraw', drop: true }],
      taps: [...FILLED, 'withdraw', 'withdraw-confirm'],
    },
    refused: {
      as: '10002',
      taps: ['amount=2000', 'mobile=13800010002', 'code=654321', 'withdraw', 'withdraw-confirm'],
    },
    'problems-shown': { as: '10002', taps: ['amount=999', 'withdraw'] },
    returned: { as: '10002', taps: ['record'] },
    paid: { as: '10002', taps: ['record#2'] },
    unsigned: {},
    abandoned: { as: '10009' },
    expired: { as: '10006' },
    unverified: { as: '10004' },
    reviewing: { as: '10005' },
    'no-fee': { as: '10008' },
    'in-app': { as: '10002', client: 'android' },
    loading: { faults: [{ path: PRE, hang: true }] },
    failed: { faults: [{ path: PRE, drop: true }] },
  },
  actions: {
    withdraw: { path: '/assets/withdraw/applyWithdraw', state: 'submitted', shows: 'slip.done' },
  },
} satisfies PageMeta
