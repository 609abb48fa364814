import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/activityNew/group0907/index'],
  weight: 'full',
  title: {
    zh: '玉兔绕月 · 中秋追光赛',
    en: 'Moon Run: Rabbits on the Ring',
    tw: '玉兔繞月 · 中秋追光賽',
  },
  description: {
    zh: '四支队伍、四只玉兔，为你的队伍攒一把桂花，最先绕月一圈的一队赢得大奖。',
    en: 'Four teams, four rabbits. Gather osmanthus for yours: the first one round the moon takes the prizes.',
    tw: '四支隊伍、四隻玉兔，為你的隊伍攢一把桂花，最先繞月一圈的一隊贏得大獎。',
  },
  cover: './cover.png',
  themeColor: '#16214a',
  listed: '20260907',
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
