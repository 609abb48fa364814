import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/annualCelebration'],
  weight: 'light',
  title: { zh: '年度庆典', en: 'The annual celebration', tw: '年度慶典' },
  description: {
    zh: '回看这一年，投出年度之选。',
    en: 'Look back on the year, and vote for its best.',
    tw: '回看這一年，投出年度之選。',
  },
  cover: './cover.jpg',
  themeColor: '#2a1140',
  listed: '52',
  art: { x: 350, y: 80, width: 250 },
  data: ['/activity/festival/detail', '/activity/festival/review'],
  states: {
    running: {},
    'second-slide': { taps: ['next-slide'] },
    'last-slide': { taps: ['next-slide', 'next-slide', 'next-slide', 'next-slide', 'next-slide'] },
    voted: { taps: ['vote'] },
    drawn: { as: '10002', taps: ['draw-1'] },
    'in-app': { as: '10002', client: 'android' },
    'logged-out': { as: 'nobody' },
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    empty: { as: '10008' },
    'review-failed': { faults: [{ path: '/activity/festival/review', drop: true }] },
  },
  actions: {
    vote: { path: '/activity/festival/awards/vote', state: 'voted', shows: 'awards.mine' },
  },
} satisfies PageMeta
