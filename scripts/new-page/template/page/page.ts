import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/history-path'],
  weight: 'light',
  title: {
    zh: '七日签到',
    en: 'Seven-day sign-in',
    tw: '七日簽到',
  },
  description: {
    zh: '连续签到七天，一天一份奖励。',
    en: 'Sign in seven days in a row, with a reward for each.',
    tw: '連續簽到七天，一天一份獎勵。',
  },
  cover: './cover.png',
  themeColor: '#170f33',
  // a campaign: the id of its activity, as '7', by which /index lists it
  listed: false,
  data: ['/user/userSignRecord/record'],
  states: {
    open: {},
    signed: { taps: ['sign-in'] },
    'in-app': { client: 'android' },
  },
  actions: {
    'sign-in': { path: '/user/userSignRecord/sign', state: 'signed', shows: 'signIn.signed' },
  },
} satisfies PageMeta
