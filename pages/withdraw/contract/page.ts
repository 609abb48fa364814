import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/payerMax/eleSignH5', '/eSign/index'],
  weight: 'full',
  title: { zh: '提现协议签署', en: 'Sign the withdrawal agreement', tw: '簽署提領協議' },
  description: {
    zh: '读到底，签上本人姓名，即可开始提现。',
    en: 'Read it to the end, sign with your own name, and withdraw.',
    tw: '讀到底，簽上本人姓名，即可開始提領。',
  },
  cover: './cover.png',
  themeColor: '#072f28',
  listed: false,
  data: ['/assets/withdraw/withdrawExtInfo'],
  states: {
    unsigned: {},
    abandoned: { as: '10009' },
    expired: { as: '10006' },
    signed: { as: '10002' },
    unverified: { as: '10004' },
    'not-own-name': { taps: ['signature=别人', 'sign'] },
    'just-signed': { taps: ['signature=林知夏', 'sign'] },
    'in-app': { as: '10009', client: 'android' },
  },
  actions: {
    sign: { path: '/assets/withdraw/eSign/submit', state: 'just-signed', shows: 'data-track=go-withdraw' },
  },
} satisfies PageMeta
