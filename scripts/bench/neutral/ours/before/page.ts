import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/before'],
  weight: 'light',
  title: { zh: '灯会入口', en: 'To the fair', tw: '燈會入口' },
  description: { zh: '灯会的入口。', en: 'The way to the fair.', tw: '燈會的入口。' },
  cover: './cover.png',
  themeColor: '#1d1238',
  listed: false,
  login: false,
  states: { shown: {} },
} satisfies PageMeta
