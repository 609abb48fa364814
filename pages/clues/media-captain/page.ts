import type { PageMeta } from '#shared/runtime/app'

const TYPED = ['name=阿木', 'contact=13912345678']

export default {
  paths: ['/mediarecruit/captain'],
  weight: 'full',
  title: { zh: '队长招募', en: 'Captains wanted', tw: '隊長招募' },
  description: {
    zh: '有人爱听你说话，就来开一个自己的厅。',
    en: 'People like to hear you talk? Open a hall of your own.',
    tw: '有人愛聽你說話，就來開一個自己的廳。',
  },
  cover: './cover.jpg',
  themeColor: '#ffb77a',
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
