import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/activityNew/group/annualEvent'],
  weight: 'full',
  title: {
    zh: '群英年终赛',
    en: "The Year's Finals",
    tw: '群英年終賽',
  },
  description: {
    zh: '全年冠军队再聚首，四轮过后只剩一支。每天为你的队伍助威一次。',
    en: "The year's champions meet again, and after four rounds one is left. Cheer for your team once a day.",
    tw: '全年冠軍隊再聚首，四輪過後只剩一支。每天為你的隊伍助威一次。',
  },
  cover: './cover.png',
  themeColor: '#150f2e',
  listed: '20261231',
  art: { x: 130, y: 0, width: 340 },
  data: ['/activity/group/annual'],
  states: {
    running: {},
    cheering: { as: '10002' },
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    empty: { as: '10008' },
    cheered: { taps: ['cheer'] },
  },
  actions: {
    cheer: {
      path: '/activity/group/annual/cheer',
      state: 'cheered',
      shows: 'data-expose=reward',
    },
  },
} satisfies PageMeta
