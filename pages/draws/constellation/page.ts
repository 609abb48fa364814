import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/constellation'],
  weight: 'light',
  title: { zh: '观星图志', en: 'The Star Atlas', tw: '觀星圖誌' },
  description: {
    zh: '点亮十二星座，开启层层星空，收取满天星礼。',
    en: 'Light the twelve constellations, open the sky floor by floor and win what the stars hold.',
    tw: '點亮十二星座，開啟層層星空，收下滿天星禮。',
  },
  cover: './cover.png',
  themeColor: '#03090f',
  states: {
    running: {},
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    'logged-out': { as: 'nobody' },
  },
} satisfies PageMeta
