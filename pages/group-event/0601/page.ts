import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/activityNew/group0601/index'],
  weight: 'full',
  title: {
    zh: '叠叠高高 · 六一积木大赛',
    en: 'Toy Towers: The Block Party',
    tw: '疊疊高高 · 六一積木大賽',
  },
  description: {
    zh: '四支队伍搭四座积木塔，为你的队伍添一块积木，搭得最高的一队赢得大奖。',
    en: 'Four teams build four towers. Add a block for your team: the tallest tower takes the prizes.',
    tw: '四支隊伍搭四座積木塔，為你的隊伍添一塊積木，搭得最高的一隊贏得大獎。',
  },
  cover: './cover.png',
  themeColor: '#ffd9b8',
  listed: '20260601',
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
