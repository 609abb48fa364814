import type { PageMeta } from '#shared/runtime/app'

const NEXT = '/activity/info/info/111'

export default {
  paths: ['/activityNew/activePre'],
  weight: 'full',
  title: { zh: '下一场', en: 'Up next', tw: '下一場' },
  description: {
    zh: '下一场活动就要开始：看看玩什么，设个提醒，准时到。',
    en: 'The next event is about to start. See what it is, set a reminder, be there on time.',
    tw: '下一場活動就要開始：看看玩什麼，設個提醒，準時到。',
  },
  cover: './cover.jpg',
  frames: 'any',
  themeColor: '#0b2a4d',
  listed: '111',
  art: { x: 300, y: 0, width: 300 },
  data: [NEXT],
  login: false,
  states: {
    coming: {},
    nobody: { as: 'nobody' },
    another: { query: 'activityId=204' },
    reminded: { taps: ['remind'] },
    running: { as: '10006' },
    over: { as: '10007' },
    unknown: { query: 'activityId=999' },
    'in-app': { client: 'android' },
  },
  actions: {
    remind: { path: '/activity/reminder/add', state: 'reminded', shows: 'campaign/remind:reminded' },
  },
} satisfies PageMeta
