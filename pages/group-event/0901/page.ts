import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/activityNew/group0901/index'],
  weight: 'full',
  title: {
    zh: '折满星星 · 开学许愿瓶',
    en: 'Lucky Stars: A Jar of Wishes',
    tw: '摺滿星星 · 開學許願瓶',
  },
  description: {
    zh: '六支队伍、六只许愿瓶，为你的队伍折一颗纸星星，最先装满的一队赢得大奖。',
    en: 'Six teams, six jars. Fold paper stars for yours: the first full jar takes the prizes.',
    tw: '六支隊伍、六只許願瓶，為你的隊伍摺一顆紙星星，最先裝滿的一隊贏得大獎。',
  },
  cover: './cover.png',
  themeColor: '#cfe3f7',
  listed: '20260901',
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
