import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/recruitment/clueList'],
  weight: 'full',
  title: { zh: '我的线索', en: 'My leads', tw: '我的名單' },
  description: {
    zh: '每一条线索走到了哪一步。',
    en: 'Where each of your leads stands.',
    tw: '每一筆名單走到了哪一步。',
  },
  cover: './cover.jpg',
  themeColor: '#7d4a24',
  listed: false,
  data: ['/user/media/clue/list'],
  states: {
    leads: { as: '10002' },
    fresh: {},
    joined: { as: '10002', query: 'status=joined' },
    opened: { as: '10002', taps: ['lead'] },
    'filter-open': { as: '10002', taps: ['filter'] },
    'nothing-there': { query: 'status=rejected' },
    empty: { as: '10008' },
    'in-app': { as: '10002', client: 'android' },
  },
} satisfies PageMeta
