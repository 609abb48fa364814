import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/freeCandy/openFreeCandyShare'],
  weight: 'full',
  title: {
    zh: '糖果盒拆开啦',
    en: 'The candy box is open',
    tw: '糖果盒拆開啦',
  },
  description: {
    zh: '看看盒子里是什么，你也来拆一个。',
    en: 'See what was inside, and get a box of your own.',
    tw: '看看盒子裡是什麼，你也來拆一個。',
  },
  cover: './cover.png',
  themeColor: '#8b173b',
  states: {
    open: {},
    signed: { taps: ['sign-in'] },
    'in-app': { host: 'android' },
    loading: { answers: [{ path: '/user/userSignRecord/record', hang: true }] },
    'logged-out': { as: 'nobody' },
    failed: { answers: [{ path: '/user/userSignRecord/record', code: 500 }] },
  },
} satisfies PageMeta
