import type { PageMeta } from '#shared/runtime/app'

const LIST = '/activity/info/list'

export default {
  paths: ['/index'],
  weight: 'full',
  title: { zh: '今晚上演', en: "What's on", tw: '今晚上演' },
  description: {
    zh: '正在进行、即将开始、已经落幕的活动，都在这张节目单上。',
    en: "Every event on one bill: what's running, what's coming, and what's over.",
    tw: '正在進行、即將開始、已經落幕的活動，都在這張節目單上。',
  },
  cover: './cover.png',
  frames: 'any',
  themeColor: '#1f1446',
  listed: false,
  data: [LIST],
  login: false,
  states: {
    running: { as: 'nobody' },
    coming: { as: '10005' },
    ended: { as: '10006' },
    announced: { as: 'nobody', taps: ['phase#2'] },
    'deep-link': { as: 'nobody', query: 'activityId=12' },
    'deep-link-ended': { as: '10007', query: 'activityId=12' },
    'deep-link-announced': { as: 'nobody', query: 'activityId=202' },
    unknown: { as: 'nobody', query: 'activityId=999' },
    empty: { as: '10008' },
    'in-app': { client: 'android' },
  },
} satisfies PageMeta
