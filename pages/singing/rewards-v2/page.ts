import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/singCaptainRewardV2'],
  weight: 'full',
  title: {
    zh: '歌唱队长对唱季 · 双面唱片墙',
    en: 'Singing captain, duets: Both sides of the wall',
    tw: '歌唱隊長對唱季 · 雙面唱片牆',
  },
  description: {
    zh: '含对唱的周榜唱片，加上周流水单曲奖励，一面墙领齐。',
    en: 'Records that count duets, and singles for weekly hall gifts: one wall to claim them all.',
    tw: '含對唱的週榜唱片，加上週業績單曲獎勵，一面牆領齊。',
  },
  cover: './cover.jpg',
  themeColor: '#23726d',
  listed: false,
  data: ['/user/*'],
  states: {
    ladder: { as: '10002' },
    fresh: {},
    veteran: { as: '10003' },
    delayed: { as: '10006' },
    empty: { as: '10008' },
    granted: { as: '10002', taps: ['record-claim#2'] },
    'flow-granted': { as: '10002', taps: ['flow-claim'] },
    rules: { taps: ['rules'] },
    'in-app': { as: '10002', client: 'ios' },
  },
  actions: {
    claim: { path: '/user/sing/captain/reward/receive', state: 'granted', shows: 'data-expose=reward' },
    'claim-flow': {
      path: '/user/weekFlowRewards/receive',
      state: 'flow-granted',
      shows: 'data-expose=reward',
    },
  },
} satisfies PageMeta
