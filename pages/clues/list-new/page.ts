import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/recruitmentNew/clueList'],
  weight: 'full',
  title: { zh: '我的线索 · 新版', en: 'My leads, new edition', tw: '我的名單 · 新版' },
  description: {
    zh: '按称呼、状态和时段找线索，看每一步经过。',
    en: 'Find leads by name, status and period, and see each step.',
    tw: '依稱呼、狀態和時段找名單，看每一步經過。',
  },
  cover: './cover.jpg',
  themeColor: '#356479',
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
    week: { as: '10002', taps: ['period#2'] },
    found: { as: '10002', taps: ['keyword=晚上', 'find'] },
  },
} satisfies PageMeta
