import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/singCaptainTaskV2'],
  weight: 'full',
  title: {
    zh: '歌唱队长对唱季 · 本周双面',
    en: 'Singing captain, duets: Both sides',
    tw: '歌唱隊長對唱季 · 本週雙面',
  },
  description: {
    zh: 'A 面四项目标，新增对唱；B 面周流水奖励，达标即领。',
    en: 'Side A: four targets, duets among them. Side B: weekly hall rewards, claimed as you reach them.',
    tw: 'A 面四項目標，新增對唱；B 面週業績獎勵，達標即領。',
  },
  cover: './cover.jpg',
  themeColor: '#2a8580',
  listed: false,
  data: ['/user/*'],
  states: {
    week: {},
    midway: { as: '10002' },
    highest: {
      as: '10002',
      happened: [
        { what: 'hosted', amount: 30 },
        { what: 'gifted', amount: 30000 },
      ],
    },
    veteran: { as: '10003' },
    'flow-claimed': { as: '10002', taps: ['flow-claim'] },
    signed: { taps: ['sign-in'] },
    rules: { taps: ['rules'] },
    'in-app': { as: '10002', client: 'android' },
    'flow-failed': { as: '10002', faults: [{ path: '/user/weekFlowRewards/list', drop: true }] },
    'flow-empty': { as: '10008' },
  },
  actions: {
    'sign-in': { path: '/user/userSignRecord/sign', state: 'signed', shows: 'sign.done' },
    'claim-flow': {
      path: '/user/weekFlowRewards/receive',
      state: 'flow-claimed',
      shows: 'data-expose=reward',
    },
  },
} satisfies PageMeta
