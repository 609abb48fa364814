import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/activityNew/group0701/index'],
  weight: 'full',
  title: {
    zh: '夏夜列车 · 星野环线',
    en: 'The Night Train: Starfield Loop',
    tw: '夏夜列車 · 星野環線',
  },
  description: {
    zh: '三趟列车驶过星野，为你的列车添一程里程，最先到站的一队赢得大奖。',
    en: 'Three trains cross the starfield. Add miles for your train: the first one in takes the prizes.',
    tw: '三班列車駛過星野，為你的列車添一程里程，最先到站的一隊贏得大獎。',
  },
  cover: './cover.png',
  themeColor: '#141a3c',
  listed: '20260701',
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
