import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/giftPack'],
  weight: 'light',
  title: { zh: '礼包开箱', en: 'Unwrap a pack', tw: '禮包開箱' },
  description: {
    zh: '里面有什么都写在外面，买下来当场拆开。',
    en: 'What is inside is written outside. Buy it and unwrap it on the spot.',
    tw: '裡面有什麼都寫在外面，買下來當場拆開。',
  },
  cover: './cover.jpg',
  themeColor: '#ffd257',
  listed: false,
  data: ['/activity/paidGiftPack/detail'],
  login: false,
  states: {
    pack: {},
    ask: { taps: ['buy'] },
    bought: { taps: ['buy', 'confirm-buy'] },
    nobody: { as: 'nobody' },
    poor: { as: '10004', taps: ['buy'] },
    limit: { as: '10002' },
    'many-left': { as: '10002', query: 'packId=galaxy' },
    'sold-out': { as: '10002', query: 'packId=castle' },
    weekly: { as: '10002', query: 'packId=weekend' },
    ending: { as: '10002', query: 'packId=spring' },
    'result-unknown': {
      faults: [{ path: '/activity/paidGiftPack/buy', drop: true }],
      taps: ['buy', 'confirm-buy', 'buy'],
    },
    'in-app': { client: 'ios' },
    unknown: { query: 'packId=none' },
  },
  actions: {
    buy: { path: '/activity/paidGiftPack/buy', state: 'bought', shows: 'bought' },
  },
} satisfies PageMeta
