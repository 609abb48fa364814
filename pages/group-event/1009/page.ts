import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/activityNew/group1009/index'],
  weight: 'full',
  title: {
    zh: '热气球节 · 秋山升空赛',
    en: 'Balloons: Up over the Autumn Hills',
    tw: '熱氣球節 · 秋山升空賽',
  },
  description: {
    zh: '六支队伍、六只热气球，为你的队伍添一把火，升得最高的一队赢得大奖。',
    en: 'Six teams, six balloons. Feed the burner for yours: the highest balloon takes the prizes.',
    tw: '六支隊伍、六顆熱氣球，為你的隊伍添一把火，升得最高的一隊贏得大獎。',
  },
  cover: './cover.png',
  themeColor: '#f6d3c0',
  listed: '20261009',
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
