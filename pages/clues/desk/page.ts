import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/recruitment'],
  weight: 'full',
  title: { zh: '招募台', en: 'Lead desk', tw: '招募台' },
  description: {
    zh: '推荐好声音：先查重，再提交，进度一目了然。',
    en: 'Tell us about a good voice: check first, submit, and see what came of it.',
    tw: '推薦好聲音：先查重，再送出，進度一目了然。',
  },
  cover: './cover.jpg',
  themeColor: '#7d4a24',
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
  },
} satisfies PageMeta
