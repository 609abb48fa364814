import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/activityNew/cpActive'],
  weight: 'full',
  title: { zh: '寻找另一半', en: 'Two halves', tw: '尋找另一半' },
  description: {
    zh: '邀请一个人做 CP，一起送礼升级，每一级两个人都有奖励。',
    en: 'Ask somebody to be your CP, go up by gifts, and both get the prizes of every level.',
    tw: '邀請一個人做 CP，一起送禮升級，每一級兩個人都有獎勵。',
  },
  cover: './cover.jpg',
  themeColor: '#2c1c5e',
  listed: '43',
  data: ['/activity/cp/detail'],
  states: {
    single: {},
    paired: { as: '10002' },
    sure: { taps: ['ask'] },
    asking: { taps: ['ask', 'confirm-ask'] },
    accepted: { taps: ['accept'] },
    refused: { taps: ['refuse'] },
    people: { taps: ['choose'] },
    'ask-level': { as: '10002', taps: ['level-up'] },
    'level-up': { as: '10002', taps: ['level-up', 'confirm-level'] },
    claimed: { as: '10002', taps: ['prize'] },
    photo: { as: '10003', taps: ['photo'] },
    'in-app': { as: '10002', client: 'android' },
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    nobody: { as: '10008' },
  },
  actions: {
    ask: { path: '/activity/cp/set', state: 'asking', shows: 'data-from=me' },
    up: { path: '/activity/cp/upLevel', state: 'level-up', shows: 'data-level=3' },
    prize: { path: '/activity/cp/prize/receive', state: 'claimed', shows: 'won' },
  },
} satisfies PageMeta
