import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/activityNew/group0615/index'],
  weight: 'full',
  title: {
    zh: '龙舟竞渡 · 五月江上赛',
    en: 'Dragon Boats: The Race on the River',
    tw: '龍舟競渡 · 五月江上賽',
  },
  description: {
    zh: '四支队伍、四条龙舟，为你的队伍擂一通鼓，最先冲线的一队赢得大奖。',
    en: 'Four teams, four long boats. Beat the drum for your team: the first across the line takes the prizes.',
    tw: '四支隊伍、四條龍舟，為你的隊伍擂一通鼓，最先衝線的一隊贏得大獎。',
  },
  cover: './cover.png',
  themeColor: '#1f5a55',
  listed: '20260615',
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
