import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/activityNew/group0508/index'],
  weight: 'full',
  title: {
    zh: '满园花信 · 小园栽花赛',
    en: 'Full Bloom: The Walled Garden',
    tw: '滿園花信 · 小園栽花賽',
  },
  description: {
    zh: '五支队伍、五株花，为你的队伍浇一瓢花露，开得最高的一队赢得大奖。',
    en: 'Five teams, five flowers. Water yours: the tallest bloom takes the prizes.',
    tw: '五支隊伍、五株花，為你的隊伍澆一瓢花露，開得最高的一隊贏得大獎。',
  },
  cover: './cover.png',
  themeColor: '#f9e3c6',
  listed: '20260508',
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
