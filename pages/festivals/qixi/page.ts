import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/qixi'],
  weight: 'full',
  title: { zh: '七夕 · 河灯', en: 'Qixi: lanterns for two', tw: '七夕 · 河燈' },
  description: {
    zh: '一盏灯两个人点，点亮了就飘向银河。',
    en: 'One lantern, two hands. Lit by both, it rises.',
    tw: '一盞燈兩個人點，點亮了就飄向銀河。',
  },
  cover: './cover.jpg',
  themeColor: '#152a4a',
  listed: '50',
  art: { x: 362, y: 130, width: 238 },
  data: ['/activity/festival/detail', '/activity/festival/lanterns'],
  states: {
    single: {},
    paired: { as: '10002' },
    lit: { as: '10002', taps: ['light'] },
    drawn: { as: '10002', taps: ['draw-1'] },
    'in-app': { as: '10002', client: 'android' },
    'logged-out': { as: 'nobody' },
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    empty: { as: '10008' },
  },
  actions: {
    light: { path: '/activity/festival/lanterns/light', state: 'lit', shows: 'data-both=yes' },
  },
} satisfies PageMeta
