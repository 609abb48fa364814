import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/dispersion/recruit'],
  weight: 'full',
  title: { zh: '推广人计划', en: 'Become a promoter', tw: '推廣人計畫' },
  description: {
    zh: '带朋友来玩，你也有份：怎么算、要什么条件，一页看清。',
    en: 'Bring friends and get your share: how it is counted and what it takes.',
    tw: '帶朋友來玩，你也有份：怎麼算、要什麼條件，一頁看清。',
  },
  cover: './cover.jpg',
  themeColor: '#8fd0b2',
  listed: false,
  data: ['/activity/invite/promoter'],
  login: false,
  states: {
    pitch: {},
    nobody: { as: 'nobody' },
    fifty: { taps: ['example#3'] },
    accepted: { as: '10003' },
    poster: { as: '10003', taps: ['poster'] },
    'in-app': { as: '10003', client: 'android' },
  },
} satisfies PageMeta
