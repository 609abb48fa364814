import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/singCaptainReward'],
  weight: 'full',
  title: { zh: '歌唱队长 · 金唱片墙', en: 'Singing captain: Wall of records', tw: '歌唱隊長 · 金唱片牆' },
  description: {
    zh: '上周唱出的铜、银、金唱片，都挂在这里等你领取。',
    en: 'The bronze, silver and gold records that you sang last week hang here to be claimed.',
    tw: '上週唱出的銅、銀、金唱片，都掛在這裡等你領取。',
  },
  cover: './cover.jpg',
  themeColor: '#a93a20',
  listed: false,
  data: ['/user/*'],
  states: {
    ladder: { as: '10002' },
    fresh: {},
    veteran: { as: '10003' },
    delayed: { as: '10006' },
    empty: { as: '10008' },
    granted: { as: '10002', taps: ['record-claim#2'] },
    rules: { taps: ['rules'] },
    'in-app': { as: '10002', client: 'ios' },
  },
  actions: {
    claim: { path: '/user/sing/captain/reward/receive', state: 'granted', shows: 'data-expose=reward' },
  },
} satisfies PageMeta
