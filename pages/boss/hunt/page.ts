import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/boss'],
  weight: 'full',
  title: {
    zh: '全厅讨伐',
    en: 'The Great Hunt',
    tw: '全廳討伐',
  },
  description: {
    zh: '首领登场，全厅送礼即攻击：一起打空它的血量，瓜分不断上涨的奖池。',
    en: 'A boss has come for the halls. Every gift is a hit: bring it down together and share a pool that grows with each blow.',
    tw: '首領登場，全廳送禮即攻擊：一起打空它的血量，瓜分不斷上漲的獎池。',
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
