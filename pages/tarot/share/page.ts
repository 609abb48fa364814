import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/tarotShare'],
  weight: 'full',
  title: { zh: '三张牌，一段启示', en: 'Three cards, one reading', tw: '三張牌，一段啟示' },
  description: {
    zh: '过去、现在、未来各一张，翻开看看说了什么。',
    en: 'One for the past, one for now, one for what comes. Turn them over.',
    tw: '過去、現在、未來各一張，翻開看看說了什麼。',
  },
  cover: './cover.jpg',
  frames: 'any',
  themeColor: '#f1d5df',
  listed: false,
  data: ['/room/tarot'],
  login: false,
  states: {
    mine: { as: '10002' },
    turned: { as: '10002', taps: ['turn-all'] },
    shared: { as: 'nobody', query: 'readingId=10003-20000' },
    one: { as: 'nobody', query: 'readingId=10003-20000', taps: ['turn'] },
    'in-app': { as: '10002', client: 'android', taps: ['turn-all'] },
    nothing: { as: 'nobody' },
    unknown: { query: 'readingId=none' },
  },
} satisfies PageMeta
