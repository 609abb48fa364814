import type { PageMeta } from '#shared/runtime/app'

const EXCHANGE = '/activity/magicEmoji/exchange'

export default {
  paths: ['/magicEmoji'],
  weight: 'light',
  title: { zh: '魔法表情铺', en: 'Magic Emoji Shop', tw: '魔法表情舖' },
  description: {
    zh: '八个会动的限量表情，先到先得。',
    en: 'Eight limited emoji that move, first come, first served.',
    tw: '八個會動的限量表情，先到先得。',
  },
  cover: './cover.jpg',
  themeColor: '#8fdcff',
  listed: false,
  data: ['/activity/magicEmoji/activityInfo'],
  states: {
    running: {},
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    midway: { as: '10002' },
    veteran: { as: '10003' },
    empty: { as: '10008' },
    ask: { taps: ['emoji'] },
    short: { taps: ['emoji#8'] },
    'sold-out': { taps: ['emoji#7'] },
    'limit-reached': { as: '10003', taps: ['emoji'] },
    'not-open': { as: '10005', taps: ['emoji'] },
    taken: { taps: ['emoji', 'exchange-ask'] },
    'just-gone': {
      faults: [{ path: EXCHANGE, code: 2034, bizCode: 'EMOJI_SOLD_OUT' }],
      taps: ['emoji#2', 'exchange-ask'],
    },
    unknown: { faults: [{ path: EXCHANGE, drop: true }], taps: ['emoji', 'exchange-ask'] },
    pack: { taps: ['pack#3'] },
    'pack-short': { as: '10004', taps: ['pack'] },
    bought: { taps: ['pack#3', 'buy-ask'] },
    records: { as: '10002', taps: ['records'] },
    'records-mine': { as: '10002', taps: ['records', 'whose#2'] },
    'in-app': { client: 'android' },
    'logged-out-ask': { as: 'nobody', taps: ['emoji'] },
    'feed-failed': { faults: [{ path: '/activity/magicEmoji/userExchange', drop: true }] },
  },
  actions: {
    exchange: { path: '/activity/magicEmoji/exchange', state: 'taken', shows: 'data-expose=won' },
    'buy-pack': { path: '/activity/magicEmoji/buyPack', state: 'bought', shows: 'data-expose=won' },
  },
} satisfies PageMeta
