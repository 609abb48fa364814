import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/loveTree/pop'],
  weight: 'full',
  title: { zh: '我们的爱情树', en: 'Our love tree', tw: '我們的愛情樹' },
  description: {
    zh: '两个人一起浇水施肥，从种子养到结果，果子一人一份。',
    en: 'Two people water one tree, from seed to fruit, and both get every fruit.',
    tw: '兩個人一起澆水施肥，從種子養到結果，果子一人一份。',
  },
  cover: './cover.jpg',
  themeColor: '#f7b9c6',
  listed: '41',
  art: { x: 270, y: 60, width: 276 },
  data: ['/activity/loveTree/detail'],
  states: {
    seed: {},
    fruit: { as: '10002' },
    watered: { taps: ['water'] },
    ask: { as: '10002', taps: ['fertilise'] },
    fertilised: { as: '10002', taps: ['fertilise', 'confirm-fertilise'] },
    poor: { as: '10004', taps: ['fertilise'] },
    'result-unknown': {
      as: '10002',
      faults: [{ path: '/activity/loveTree/fertilise', drop: true }],
      taps: ['fertilise', 'confirm-fertilise', 'fertilise'],
    },
    received: { as: '10002', taps: ['fruit'] },
    records: { as: '10002', taps: ['records'] },
    'all-received': { as: '10003' },
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    alone: { as: '10008' },
    'in-app': { as: '10002', client: 'android' },
  },
  actions: {
    water: { path: '/activity/loveTree/water', taps: ['water'], shows: 'data-cared=water' },
    fertilise: { path: '/activity/loveTree/fertilise', state: 'fertilised', shows: 'data-cared=fertilise' },
    fruit: { path: '/activity/loveTree/fruit/receive', state: 'received', shows: 'won' },
  },
} satisfies PageMeta
