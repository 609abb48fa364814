import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/newYear'],
  weight: 'full',
  title: { zh: '跨年 · 零点见', en: 'New Year: see you at midnight', tw: '跨年 · 午夜見' },
  description: {
    zh: '写下愿望，零点一起拆红包。',
    en: 'Write a wish, and open red packets at midnight.',
    tw: '寫下願望，午夜一起拆紅包。',
  },
  cover: './cover.jpg',
  themeColor: '#101b45',
  listed: '48',
  art: { x: 352, y: 34, width: 248 },
  data: ['/activity/festival/detail', '/activity/festival/newYear', '/activity/festival/newYear/wishes'],
  states: {
    eve: {},
    wished: { taps: ['wish=新的一年，大家都好', 'send-wish'] },
    midway: { as: '10002' },
    drawn: { as: '10002', taps: ['draw-1'] },
    'in-app': { as: '10002', client: 'android' },
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    empty: { as: '10008' },
    'wall-failed': { faults: [{ path: '/activity/festival/newYear/wishes', drop: true }] },
  },
  actions: {
    wish: { path: '/activity/festival/newYear/wish', state: 'wished', shows: 'wall.mine' },
  },
} satisfies PageMeta
