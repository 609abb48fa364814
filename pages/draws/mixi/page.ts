import type { PageMeta } from '#shared/runtime/app'

const DRAW = '/activity/blindBox/draw'

export default {
  paths: ['/activityNew/ActivityMixi'],
  weight: 'full',
  title: { zh: '米希联名盲盒', en: 'Mixi blind boxes', tw: '米希聯名盲盒' },
  description: {
    zh: '八只小狐、十一颗星，打开之前谁也不知道是哪一只。',
    en: 'Eight foxes and eleven stars. Nobody knows which one until it opens.',
    tw: '八隻小狐、十一顆星，打開之前誰也不知道是哪一隻。',
  },
  cover: './cover.png',
  themeColor: '#ffd9c4',
  listed: '40',
  art: { x: 150, y: 126, width: 300 },
  data: ['/activity/blindBox/detail'],
  states: {
    running: {},
    midway: { as: '10002' },
    'close-to-hidden': { as: '10003' },
    'without-coins': { as: '10004' },
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    empty: { as: '10008' },
    stars: { taps: ['box#2'] },
    drawn: { taps: ['draw-1'] },
    'drawn-ten': { as: '10002', taps: ['draw-10'] },
    'draw-unknown': { faults: [{ path: DRAW, drop: true }], taps: ['draw-1'] },
    rules: { taps: ['rules'] },
    'in-app': { as: '10002', client: 'android' },
  },
  actions: {
    draw: { path: DRAW, state: 'drawn', shows: 'data-expose=reward' },
  },
} satisfies PageMeta
