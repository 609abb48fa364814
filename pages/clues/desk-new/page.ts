import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/recruitmentNew'],
  weight: 'full',
  title: { zh: '招募台 · 新版', en: 'Lead desk, new edition', tw: '招募台 · 新版' },
  description: {
    zh: '推荐好声音：可搜索、按时段看成果的招募台。',
    en: 'Tell us about a good voice: the desk that searches and shows results by period.',
    tw: '推薦好聲音：可搜尋、依時段看成果的招募台。',
  },
  cover: './cover.jpg',
  themeColor: '#356479',
  listed: false,
  data: ['/user/media/clue/counts'],
  states: {
    desk: { as: '10002' },
    nobody: { as: 'nobody' },
    fresh: {},
    empty: { as: '10008' },
    veteran: { as: '10003' },
    'not-a-contact': { taps: ['contact=a', 'check'] },
    repeated: { taps: ['contact=13900000000', 'check'] },
    'in-app': { as: '10002', client: 'android' },
    week: { as: '10002', taps: ['period#2'] },
  },
} satisfies PageMeta
