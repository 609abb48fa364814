import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/activityNew/group0616/index'],
  weight: 'full',
  title: {
    zh: '湖上拔河 · 落日大对决',
    en: 'Tug on the Lake: The Sunset Pull',
    tw: '湖上拔河 · 夕陽大對決',
  },
  description: {
    zh: '两支队伍隔湖拔河，为你的队伍出一把力，把浮标拉到自己这边就赢得大奖。',
    en: 'Two teams, one rope across the lake. Pull for yours: the side that gets the buoy takes the prizes.',
    tw: '兩支隊伍隔湖拔河，為你的隊伍出一把力，把浮標拉到自己這邊就贏得大獎。',
  },
  cover: './cover.png',
  themeColor: '#f39a6b',
  listed: '20260616',
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
