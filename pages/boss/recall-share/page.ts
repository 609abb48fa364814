import type { PageMeta } from '#shared/runtime/app'

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
  cover: './cover.png',
  themeColor: '#7b3608',
  states: {
    open: {},
    signed: { taps: ['sign-in'] },
    'in-app': { host: 'android' },
    loading: { answers: [{ path: '/user/userSignRecord/record', hang: true }] },
    'logged-out': { as: 'nobody' },
    failed: { answers: [{ path: '/user/userSignRecord/record', code: 500 }] },
  },
} satisfies PageMeta
