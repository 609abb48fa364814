import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/recharge/home'],
  weight: 'full',
  title: { zh: 'PP币国际充值', en: 'Top up PP coins', tw: 'PP幣國際儲值' },
  description: {
    zh: '在海外也能为自己或朋友充值 PP币：先核对对方的昵称和头像，再用当地货币付款。',
    en: 'PP coins for yourself or a friend, from anywhere: check the name and picture, then pay in your own currency.',
    tw: '在海外也能為自己或朋友儲值 PP幣：先核對對方的暱稱和頭像，再用當地貨幣付款。',
  },
  cover: './cover.jpg',
  themeColor: '#f3ecdc',
  listed: false,
  data: ['/assets/overseasCharge/getAccountInfo'],
  states: {
    ready: {},
    chosen: { taps: ['product#4'] },
    'other-recipient': { taps: ['recipient', 'recipientId=20002', 'find'] },
    'nobody-found': { taps: ['recipient', 'recipientId=4041', 'find'] },
    'hostile-name': { query: 'toUserId=20013' },
    confirm: { query: 'toUserId=20002', taps: ['product#2', 'pay'] },
    'order-unknown': {
      faults: [{ path: '/assets/overseasCharge/transferAssets', drop: true }],
      taps: ['product#2', 'pay', 'pay-confirm'],
    },
    empty: { as: '10008' },
    rules: { taps: ['rules'] },
    'in-app': { client: 'android' },
  },
  actions: {
    pay: {
      path: '/assets/overseasCharge/transferAssets',
      state: 'confirm',
      taps: ['pay-confirm'],
      shows: '/recharge/interPage',
    },
  },
} satisfies PageMeta
