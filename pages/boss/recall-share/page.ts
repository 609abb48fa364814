import type { PageMeta } from '#shared/runtime/app'

const FROM = 'captainId=10002'

export default {
  paths: ['/recallBossShare'],
  weight: 'full',
  title: {
    zh: '一封老友来信',
    en: 'A Letter for You',
    tw: '一封老友來信',
  },
  description: {
    zh: '队长给你写了一封信：拆开它，签到领回归礼，回到熟悉的厅里。',
    en: 'A captain has written to you. Open it, sign in for your welcome gifts, and come home to the halls you know.',
    tw: '隊長給你寫了一封信：拆開它，簽到領回歸禮，回到熟悉的廳裡。',
  },
  cover: './cover.jpg',
  themeColor: '#120b2a',
  listed: false,
  data: ['/activity/bossRecall/*'],
  states: {
    sealed: { as: '777', query: FROM },
    opened: { as: '777', query: FROM, taps: ['open-letter'] },
    signed: { as: '777', query: FROM, taps: ['open-letter', 'sign-in'] },
    'not-for-me': { as: '10003', query: FROM, taps: ['open-letter'] },
    coming: { as: '10005', query: FROM, taps: ['open-letter'] },
    ended: { as: '10006', query: FROM, taps: ['open-letter'] },
    'no-sender': { as: '777' },
    'unknown-sender': { as: '777', query: 'captainId=40401' },
    'logged-out': { as: 'nobody', query: FROM, taps: ['open-letter'] },
    'in-app': { as: '777', query: FROM, client: 'android', taps: ['open-letter'] },
  },
  actions: {
    'sign-in': { path: '/activity/bossRecall/receiveSignReward', state: 'signed', shows: 'sign.done' },
  },
} satisfies PageMeta
