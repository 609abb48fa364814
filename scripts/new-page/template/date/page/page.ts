import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/activityNew/groupMMDD/index'],
  weight: 'full',
  title: {
    zh: 'zh',
    en: 'en',
    tw: 'tw',
  },
  description: {
    zh: 'zh',
    en: 'en',
    tw: 'tw',
  },
  cover: './cover.png',
  themeColor: '#dbe7f2',
  listed: 'YYYYMMDD',
  data: ['/activity/group/*'],
  states: {
    running: {},
    joined: { as: '10002' },
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    empty: { as: '10008' },
    'join-question': { taps: ['group-join#2'] },
    claimed: { as: '10002', taps: ['group-task-claimable'] },
  },
  actions: {
    join: {
      path: '/activity/group/join',
      state: 'join-question',
      taps: ['group-join-confirm'],
      shows: 'data-expose=mine',
    },
    'claim-task': { path: '/activity/group/receive', state: 'claimed', shows: 'data-expose=reward' },
  },
} satisfies PageMeta
