import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/nationalGiftCollection'],
  weight: 'light',
  title: { zh: '国风礼物馆', en: 'Gifts of the regions', tw: '國風禮物館' },
  description: {
    zh: '江南、塞北、岭南，把各地的礼物一件件点亮。',
    en: 'The south, the north, the coast: light the gifts of each region.',
    tw: '江南、塞北、嶺南，把各地的禮物一件件點亮。',
  },
  cover: './cover.jpg',
  themeColor: '#f1e6cf',
  listed: '24',
  art: { x: 240, y: 100, width: 360 },
  data: ['/activity/giftMuseum/detail'],
  states: {
    fresh: {},
    midway: { as: '10002' },
    made: { taps: ['gift#1', 'synthesize', 'confirm-synthesis'] },
    stall: { as: '10002', taps: ['room#2'] },
    'ask-reset': { as: '10002', taps: ['room#3', 'reset'] },
    perks: { as: '10002', taps: ['room#4'] },
    settled: { as: '10007' },
    empty: { as: '10008' },
  },
  actions: {
    make: { path: '/activity/giftMuseum/synthesis', state: 'made', shows: 'made' },
  },
} satisfies PageMeta
