import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/activityNew/group0919/index'],
  weight: 'full',
  title: {
    zh: '满仓金秋 · 田野丰收赛',
    en: 'Harvest: Five Fields of Gold',
    tw: '滿倉金秋 · 田野豐收賽',
  },
  description: {
    zh: '五支队伍、五块田，为你的队伍添一穗收成，长得最高的一队赢得大奖。',
    en: 'Five teams, five fields. Bring in ears for your team: the highest crop takes the prizes.',
    tw: '五支隊伍、五塊田，為你的隊伍添一穗收成，長得最高的一隊贏得大獎。',
  },
  cover: './cover.png',
  themeColor: '#f5c95f',
  listed: '20260919',
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
