import type { PageMeta } from '#shared/runtime/app'

const EVENTS = '/room/event/list'

export default {
  paths: ['/activityNew/HallActivityPre'],
  weight: 'full',
  title: { zh: '开厅周', en: 'Hall week', tw: '開廳週' },
  description: {
    zh: '这一周每晚都有厅在等你：看节目、设提醒、听听厅里在聊什么。',
    en: 'A hall is waiting every night this week: see the events, set reminders, hear what people say inside.',
    tw: '這一週每晚都有廳在等你：看節目、設提醒、聽聽廳裡在聊什麼。',
  },
  cover: './cover.jpg',
  frames: 'any',
  themeColor: '#0b2a4d',
  listed: '454',
  art: { x: 310, y: 60, width: 290 },
  data: [EVENTS],
  login: false,
  states: {
    week: {},
    nobody: { as: 'nobody' },
    'one-hall': { query: 'roomId=88003' },
    'unknown-hall': { query: 'roomId=1' },
    reminded: { taps: ['remind'] },
    notices: { taps: ['notices'] },
    'notices-logged-out': { as: 'nobody', taps: ['notices'] },
    'notices-failed': {
      faults: [{ path: '/room/message/getImMessage', drop: true }],
      taps: ['notices'],
    },
    rules: { taps: ['rules'] },
    empty: { as: '10008' },
    'in-app': { client: 'android' },
  },
  actions: {
    remind: { path: '/activity/reminder/add', state: 'reminded', shows: 'campaign/remind:reminded' },
  },
} satisfies PageMeta
