import type { PageMeta } from '#shared/runtime/app'

const LIST = '/activity/info/list'

export default {
  paths: ['/activityNew/activityForecast'],
  weight: 'full',
  title: { zh: '活动预告', en: 'Event forecast', tw: '活動預告' },
  description: {
    zh: '接下来有什么好玩的：翻翻日历，设个提醒，开场不错过。',
    en: "What's coming up: leaf through the calendar, set a reminder, and be there when it starts.",
    tw: '接下來有什麼好玩的：翻翻日曆，設個提醒，開場不錯過。',
  },
  cover: './cover.jpg',
  frames: 'any',
  themeColor: '#5fb1e6',
  listed: '244',
  art: { x: 310, y: 0, width: 290 },
  data: [LIST],
  login: false,
  states: {
    coming: {},
    'all-coming': { as: '10005' },
    nobody: { as: 'nobody' },
    day: { taps: ['day'] },
    'whole-month': { taps: ['whole-month'] },
    'next-month': { taps: ['whole-month', 'next-month'] },
    reminded: { taps: ['remind'] },
    rules: { taps: ['rules'] },
    empty: { as: '10008' },
    'in-app': { client: 'android' },
  },
  actions: {
    remind: { path: '/activity/reminder/add', state: 'reminded', shows: 'campaign/remind:reminded' },
  },
} satisfies PageMeta
