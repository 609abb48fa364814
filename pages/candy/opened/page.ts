import type { PageMeta } from '#shared/runtime/app'

const SHARED = '/activity/freeBox/shared'

export default {
  paths: ['/freeCandy/openFreeCandyShare'],
  weight: 'full',
  title: { zh: '糖果盒拆开啦', en: 'The candy box is open', tw: '糖果盒拆開啦' },
  description: {
    zh: '看看盒子里是什么，你也来拆一个。',
    en: 'See what was inside, and get a box of your own.',
    tw: '看看盒子裡是什麼，你也來拆一個。',
  },
  cover: './cover.jpg',
  themeColor: '#2740b4',
  listed: false,
  data: [SHARED],
  login: false,
  states: {
    'of-a-friend': { query: 'extensionOfficerId=10002&activityId=31' },
    treasured: { query: 'extensionOfficerId=10003&activityId=32' },
    mine: { as: '10002', query: 'activityId=31' },
    guest: { as: 'nobody', query: 'extensionOfficerId=10003&activityId=32' },
    over: { as: '10006', query: 'activityId=31' },
    rules: { query: 'extensionOfficerId=10003&activityId=32', taps: ['rules'] },
    none: {},
    'in-app': { as: '10003', query: 'activityId=32', client: 'flutter' },
    loading: { faults: [{ path: SHARED, hang: true }] },
    failed: { faults: [{ path: SHARED, drop: true }] },
  },
} satisfies PageMeta
