import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/halloween'],
  weight: 'full',
  title: { zh: '万圣夜 · 找糖', en: 'Halloween candy hunt', tw: '萬聖夜 · 找糖' },
  description: {
    zh: '院子里藏着糖，按线索一处处翻出来。',
    en: 'Candy is hidden in the yard. Follow the clues and look everywhere.',
    tw: '院子裡藏著糖，按線索一處處翻出來。',
  },
  cover: './cover.jpg',
  themeColor: '#1d1636',
  listed: '47',
  art: { x: 362, y: 60, width: 238 },
  data: ['/activity/festival/detail', '/activity/festival/hunt'],
  states: {
    fresh: {},
    looked: { taps: ['spot#1'] },
    'looked-thrice': { taps: ['spot', 'spot#3', 'spot#5'] },
    'all-looks': { taps: ['spot', 'spot', 'spot', 'spot', 'spot'] },
    midway: { as: '10002' },
    drawn: { as: '10002', taps: ['draw-1'] },
    'drawn-ten': { as: '10003', taps: ['draw-10'] },
    'in-app': { as: '10002', client: 'android' },
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    empty: { as: '10008' },
    'hunt-failed': { faults: [{ path: '/activity/festival/hunt', drop: true }] },
  },
  actions: {
    look: { path: '/activity/festival/hunt/look', state: 'looked', shows: 'data-looks=4' },
    draw: { path: '/activity/festival/draw', state: 'drawn', shows: 'draw.won' },
  },
} satisfies PageMeta
