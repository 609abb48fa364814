import type { PageMeta } from '#shared/runtime/app'

const INFO = '/activity/info/info/{id}'
const SHARED = 'extensionOfficerId=10002&shareId=s1'

export default {
  paths: ['/activityNew/sharePage'],
  weight: 'full',
  title: { zh: '一张请柬', en: "You're invited", tw: '一張請柬' },
  description: {
    zh: '朋友请你一起来玩：看看是什么活动，点一下就参加。',
    en: 'A friend wants you there. See what it is, and join with one tap.',
    tw: '朋友請你一起來玩：看看是什麼活動，點一下就參加。',
  },
  cover: './cover.png',
  frames: 'any',
  themeColor: '#1f1446',
  listed: false,
  data: [INFO],
  login: false,
  states: {
    invited: { as: 'nobody', query: `activityId=12&${SHARED}` },
    'without-inviter': { as: 'nobody', query: 'activityId=12' },
    'unknown-inviter': { as: 'nobody', query: 'activityId=12&extensionOfficerId=404001' },
    app: { as: 'nobody', query: SHARED },
    coming: { as: '10005', query: `activityId=20260408&${SHARED}` },
    ended: { as: '10006', query: `activityId=20260408&${SHARED}` },
    settled: { as: '10007', query: `activityId=20260408&${SHARED}` },
    unknown: { as: 'nobody', query: `activityId=999&${SHARED}` },
    rules: { as: 'nobody', query: `activityId=12&${SHARED}`, taps: ['rules'] },
    shared: { query: `activityId=12&${SHARED}`, taps: ['share'] },
    'in-app': { client: 'android', query: `activityId=12&${SHARED}` },
    loading: {
      as: 'nobody',
      query: `activityId=12&${SHARED}`,
      faults: [{ path: INFO, hang: true }],
    },
    failed: { as: 'nobody', query: `activityId=12&${SHARED}`, faults: [{ path: INFO, drop: true }] },
  },
} satisfies PageMeta
