import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/freeCandy'],
  weight: 'full',
  title: { zh: '免费糖果盒', en: 'Free candy box', tw: '免費糖果盒' },
  description: {
    zh: '请好友帮忙，按时拆开属于你的糖果盒。',
    en: 'Friends help, and the candy box is yours to open in time.',
    tw: '請好友幫忙，準時拆開屬於你的糖果盒。',
  },
  cover: './cover.jpg',
  themeColor: '#f6edd9',
  listed: '31',
  art: { x: 250, y: 50, width: 350 },
  data: ['/activity/freeBox/*'],
  states: {
    'no-box': {},
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    started: { taps: ['start'] },
    waiting: { as: '10002' },
    full: { as: '10003' },
    won: { as: '10003', taps: ['open'] },
    expired: { as: '10002', after: '25h' },
    'no-history': { as: '10008' },
    rules: { as: '10002', taps: ['rules'] },
    'in-app': { as: '10002', client: 'android' },
    'history-failed': { as: '10002', faults: [{ path: '/activity/freeBox/history', drop: true }] },
  },
  actions: {
    start: { path: '/activity/freeBox/start', state: 'started', shows: 'status.waiting_other' },
    open: { path: '/activity/freeBox/open', state: 'won', shows: 'status.opened' },
  },
} satisfies PageMeta
