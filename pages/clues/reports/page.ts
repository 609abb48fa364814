import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/recruitment/reportClueList'],
  weight: 'full',
  title: { zh: '我的跟进', en: 'My reports', tw: '我的跟進' },
  description: {
    zh: '写过的跟进和审核结果。',
    en: 'The reports you wrote, and what the review says.',
    tw: '寫過的跟進和審核結果。',
  },
  cover: './cover.jpg',
  themeColor: '#7d4a24',
  listed: false,
  data: ['/user/media/clue/report/list'],
  states: {
    reports: { as: '10002' },
    'on-one-lead': { as: '10002', query: 'clueId=26' },
    empty: { as: '10008' },
    'in-app': { as: '10002', client: 'android' },
  },
} satisfies PageMeta
