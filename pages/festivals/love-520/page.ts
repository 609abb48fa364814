import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/activity20250520'],
  weight: 'full',
  title: { zh: '520 · 一级一级爱上你', en: '520: a ladder for two', tw: '520 · 一級一級愛上你' },
  description: {
    zh: '两个人一起爬的梯子，爬到 1314。',
    en: 'A ladder that two climb together, up to 1314.',
    tw: '兩個人一起爬的梯子，爬到 1314。',
  },
  cover: './cover.jpg',
  themeColor: '#ffd9c7',
  listed: '51',
  art: { x: 320, y: 50, width: 280 },
  data: ['/activity/festival/detail', '/activity/festival/ladder'],
  states: {
    single: {},
    paired: { as: '10002' },
    sent: { as: '10002', taps: ['heart'] },
    claimed: { as: '10002', taps: ['rung'] },
    exchanged: { as: '10003', taps: ['exchange'] },
    high: { as: '10003' },
    'in-app': { as: '10002', client: 'android' },
    'logged-out': { as: 'nobody' },
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    empty: { as: '10008' },
  },
  actions: {
    heart: { path: '/activity/festival/ladder/heart', state: 'sent', shows: 'sent' },
    claim: { path: '/activity/festival/ladder/receive', state: 'claimed', shows: 'won' },
  },
} satisfies PageMeta
