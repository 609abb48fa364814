import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/freeCandyNew'],
  weight: 'full',
  title: { zh: '三层糖果盒', en: 'Candy box, tier by tier', tw: '三層糖果盒' },
  description: {
    zh: '好友越多，盒子一层比一层好，随时可拆。',
    en: 'The more friends, the better the box, tier by tier. Open whenever you like.',
    tw: '好友越多，盒子一層比一層好，隨時可拆。',
  },
  cover: './cover.jpg',
  themeColor: '#ffcd1f',
  listed: '32',
  art: { x: 240, y: 110, width: 360 },
  data: ['/activity/freeBox/*'],
  states: {
    ready: { as: '10002' },
    'no-box': {},
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    started: { taps: ['start'] },
    question: { as: '10002', taps: ['open'] },
    won: { as: '10002', taps: ['open', 'open-confirm'] },
    opened: { as: '10003' },
    expired: { as: '10002', after: '25h' },
    'in-app': { as: '10002', client: 'ios' },
  },
  actions: {
    start: { path: '/activity/freeBox/start', state: 'started', shows: 'status.waiting_other' },
    open: { path: '/activity/freeBox/open', state: 'won', shows: 'status.opened' },
  },
} satisfies PageMeta
