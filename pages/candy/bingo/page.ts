import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/freeCandyBinGo'],
  weight: 'light',
  title: { zh: '糖果宾果', en: 'Candy bingo', tw: '糖果賓果' },
  description: {
    zh: '做任务，盖图章，连成一线就有奖，盖满整张拿大奖。',
    en: 'Do tasks, collect stamps: a line wins, and the full card wins the most.',
    tw: '做任務，蓋圖章，連成一線就有獎，蓋滿整張拿大獎。',
  },
  cover: './cover.jpg',
  themeColor: '#2740b4',
  listed: '33',
  art: { x: 290, y: 80, width: 310 },
  data: ['/activity/bingo/card'],
  states: {
    fresh: {},
    midway: { as: '10002' },
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    veteran: { as: '10003' },
    'two-lines': { as: '10002', taps: ['cell-claimable#4'] },
    'all-but-claimed': { as: '10003', taps: ['cell-claimable'] },
    task: { taps: ['cell-todo'] },
    'task-in-app': { taps: ['cell-todo'], client: 'android' },
    rules: { taps: ['rules'] },
  },
  actions: {
    cell: { path: '/activity/bingo/cell/receive', state: 'two-lines', shows: 'data-expose=reward' },
    line: {
      path: '/activity/bingo/line/receive',
      state: 'two-lines',
      taps: ['line-claimable'],
      shows: 'data-track=line-claimed',
    },
    full: {
      path: '/activity/bingo/full/receive',
      state: 'all-but-claimed',
      taps: ['full-card'],
      shows: 'full.claimed',
    },
  },
} satisfies PageMeta
