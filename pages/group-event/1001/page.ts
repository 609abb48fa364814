import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/activityNew/group1001/index'],
  weight: 'full',
  title: {
    zh: '万家灯火 · 回家点灯夜',
    en: 'Lit Windows: The Homecoming',
    tw: '萬家燈火 · 回家點燈夜',
  },
  description: {
    zh: '四支队伍、四栋楼，为你的队伍点一盏灯，最先点亮整栋的一队赢得大奖。',
    en: 'Four teams, four houses. Light a window for yours: the first house all lit takes the prizes.',
    tw: '四支隊伍、四棟樓，為你的隊伍點一盞燈，最先點亮整棟的一隊贏得大獎。',
  },
  cover: './cover.png',
  themeColor: '#1d3a5f',
  listed: '20261001',
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
