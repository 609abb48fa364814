import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/recruitmentNew/reportClueList'],
  weight: 'full',
  title: { zh: '我的跟进 · 新版', en: 'My reports, new edition', tw: '我的跟進 · 新版' },
  description: {
    zh: '按时段看写过的跟进和审核结果。',
    en: 'The reports you wrote by period, and what the review says.',
    tw: '依時段看寫過的跟進和審核結果。',
  },
  cover: './cover.jpg',
  themeColor: '#356479',
  listed: false,
  data: ['/user/media/clue/report/list'],
  states: {
    reports: { as: '10002' },
    'on-one-lead': { as: '10002', query: 'clueId=26' },
    empty: { as: '10008' },
    'in-app': { as: '10002', client: 'android' },
    week: { as: '10002', taps: ['period#2'] },
  },
} satisfies PageMeta
