import type { PageMeta } from '#shared/runtime/app'

const SHARED = '/activity/freeBox/shared'

export default {
  paths: ['/freeCandy/share'],
  weight: 'full',
  title: { zh: '帮好友拆糖果盒', en: 'Help open a candy box', tw: '幫好友拆糖果盒' },
  description: {
    zh: '点一下就帮上忙，你也能得到一颗糖。',
    en: 'One tap from you helps a friend, and a sweet is yours.',
    tw: '點一下就幫上忙，你也能得到一顆糖。',
  },
  cover: './cover.jpg',
  themeColor: '#ff4a7d',
  listed: false,
  data: [SHARED],
  login: false,
  states: {
    asked: { query: 'extensionOfficerId=10002&activityId=31&shareId=s1' },
    thanked: { query: 'extensionOfficerId=10002&activityId=31', taps: ['help'] },
    tiers: { query: 'extensionOfficerId=10002&activityId=32' },
    guest: { as: 'nobody', query: 'extensionOfficerId=10002&activityId=31' },
    own: { as: '10002', query: 'extensionOfficerId=10002&activityId=31' },
    full: { query: 'extensionOfficerId=10003&activityId=31' },
    'opened-already': { query: 'extensionOfficerId=10003&activityId=32' },
    expired: { query: 'extensionOfficerId=10002&activityId=31', after: '25h' },
    over: { query: 'extensionOfficerId=10006&activityId=32' },
    'no-box': { query: 'extensionOfficerId=601&activityId=31' },
    'no-sharer': {},
    'unknown-box': { query: 'boxId=404-1' },
    'in-app': { query: 'extensionOfficerId=10002&activityId=31', client: 'android' },
    loading: { faults: [{ path: SHARED, hang: true }] },
    failed: { faults: [{ path: SHARED, drop: true }] },
  },
  actions: {
    help: { path: '/activity/freeBox/help', state: 'thanked', shows: 'why.helped' },
  },
} satisfies PageMeta
