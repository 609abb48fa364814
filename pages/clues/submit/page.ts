import type { PageMeta } from '#shared/runtime/app'

const TYPED = ['contact=13912345678', 'name=阿木', 'remarks=会弹吉他']

export default {
  paths: ['/recruitment/submitClue'],
  weight: 'full',
  title: { zh: '提交线索', en: 'Submit a lead', tw: '送出名單' },
  description: {
    zh: '填一张卡片，推荐一位好声音；没填完也会替你留着。',
    en: 'Fill in a card and put forward a good voice; what you typed is kept.',
    tw: '填一張卡片，推薦一位好聲音；沒填完也會替你留著。',
  },
  cover: './cover.jpg',
  themeColor: '#7d4a24',
  listed: false,
  login: false,
  states: {
    form: {},
    nobody: { as: 'nobody' },
    missing: { taps: ['submit'] },
    repeated: { taps: ['contact=13900000000', 'name=阿木', 'submit'] },
    filled: { taps: [...TYPED] },
    sent: { taps: [...TYPED, 'submit'] },
    'in-app': { client: 'ios' },
  },
  actions: {
    submit: { path: '/user/media/clue/submit', taps: [...TYPED, 'submit'], shows: 'data-expose=sent' },
  },
} satisfies PageMeta
