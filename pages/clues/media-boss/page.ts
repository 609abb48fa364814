import type { PageMeta } from '#shared/runtime/app'

const TYPED = ['name=阿木', 'contact=13912345678']

export default {
  paths: ['/mediarecruit/boss'],
  weight: 'full',
  title: { zh: '给老板留的座', en: 'A seat for bosses', tw: '幫老闆留的座' },
  description: {
    zh: '前排那把椅子，留给你。',
    en: 'The chair in the front row is yours.',
    tw: '前排那張椅子，留給你。',
  },
  cover: './cover.jpg',
  themeColor: '#5a1d45',
  listed: false,
  login: false,
  states: {
    landing: { as: 'nobody', query: 'landingPageId=9&materialId=31&extensionOfficerId=10002' },
    missing: { taps: ['submit'] },
    repeated: { taps: ['name=阿木', 'contact=13900000000', 'submit'] },
    confirm: { as: 'nobody', taps: [...TYPED, 'submit'] },
    sent: { taps: [...TYPED, 'submit'] },
    messenger: { as: 'nobody', client: 'messenger' },
    'in-app': { client: 'android' },
  },
  actions: {
    'call-back': {
      path: '/user/media/clue/submit',
      as: '10001',
      taps: [...TYPED, 'submit'],
      shows: 'data-expose=sent',
    },
  },
} satisfies PageMeta
