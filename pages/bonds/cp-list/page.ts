import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/activityNew/cpListPre'],
  weight: 'full',
  title: { zh: 'CP 榜', en: "Couples' ranking", tw: 'CP 榜' },
  description: {
    zh: '最甜的 CP 都在这里，前十名有奖励；还单身？今天就遇见一个。',
    en: 'The sweetest couples, with prizes for the first ten. Still single? Meet somebody today.',
    tw: '最甜的 CP 都在這裡，前十名有獎勵；還單身？今天就遇見一個。',
  },
  cover: './cover.jpg',
  themeColor: '#2c1c5e',
  listed: false,
  data: ['/activity/cp/ranks'],
  login: false,
  states: {
    ranks: { as: '10002' },
    nobody: { as: 'nobody' },
    prizes: { as: '10002', taps: ['tab#2'] },
    people: { taps: ['tab#3'] },
    sure: { taps: ['tab#3', 'ask'] },
    'in-app': { as: '10002', client: 'android' },
    coming: { as: '10005' },
    settled: { as: '10007' },
  },
  actions: {
    ask: {
      path: '/activity/cp/set',
      state: 'sure',
      taps: ['confirm-ask'],
      shows: 'data-expose=asked',
    },
  },
} satisfies PageMeta
