import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/freeCandy/share'],
  weight: 'full',
  title: {
    zh: '帮好友拆糖果盒',
    en: 'Help open a candy box',
    tw: '幫好友拆糖果盒',
  },
  description: {
    zh: '点一下就帮上忙，你也能得到一颗糖。',
    en: 'One tap from you helps a friend, and a sweet is yours.',
    tw: '點一下就幫上忙，你也能得到一顆糖。',
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
