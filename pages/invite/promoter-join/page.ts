import type { PageMeta } from '#shared/runtime/app'

const TYPED = ['name=林知夏', 'mobile=13800010001']

export default {
  paths: ['/dispersion/join'],
  weight: 'full',
  title: { zh: '申请成为推广人', en: 'Apply as a promoter', tw: '申請成為推廣人' },
  description: {
    zh: '填两项就能申请，15 分钟内答复。',
    en: 'Two fields to apply, and an answer within 15 minutes.',
    tw: '填兩項就能申請，15 分鐘內回覆。',
  },
  cover: './cover.jpg',
  themeColor: '#8fd0b2',
  listed: false,
  data: ['/activity/invite/promoter'],
  login: false,
  states: {
    form: {},
    nobody: { as: 'nobody' },
    missing: { taps: ['join'] },
    reviewing: { taps: [...TYPED, 'join'] },
    accepted: { as: '10003' },
    'in-app': { client: 'ios' },
  },
  actions: {
    join: { path: '/activity/invite/join', taps: [...TYPED, 'join'], shows: 'data-expose=answer' },
  },
} satisfies PageMeta
