import type { PageMeta } from '#shared/runtime/app'

const SEARCH = '/misc/search/search'

export default {
  paths: ['/infoStation'],
  weight: 'full',
  title: { zh: '知识灯塔', en: 'The Lighthouse', tw: '知識燈塔' },
  description: {
    zh: '开厅、时长、提现、安全：搜一搜，三分钟看懂。',
    en: 'Halls, hours, withdrawals and safety: search, and know it in three minutes.',
    tw: '開廳、時數、提領、安全：搜尋一下，三分鐘看懂。',
  },
  cover: './cover.png',
  frames: 'any',
  themeColor: '#0c3f52',
  listed: false,
  data: [SEARCH],
  login: false,
  states: {
    all: { as: 'nobody' },
    category: { as: 'nobody', taps: ['category#2'] },
    found: { as: 'nobody', query: 'keyword=PP' },
    'nothing-found': { as: 'nobody', query: 'keyword=zebra' },
    article: { as: 'nobody', query: 'id=7' },
    'article-with-table': { as: 'nobody', query: 'id=8' },
    removed: { as: 'nobody', query: 'id=4' },
    'article-failed': {
      as: 'nobody',
      query: 'id=6',
      faults: [{ path: '/misc/knowledge/6', drop: true }],
    },
    'article-loading': {
      as: 'nobody',
      query: 'id=6',
      faults: [{ path: '/misc/knowledge/6', hang: true }],
    },
    empty: { as: '10008' },
    'in-app': { client: 'android' },
  },
} satisfies PageMeta
