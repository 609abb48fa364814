import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/sisterGroup'],
  weight: 'full',
  title: { zh: '姐妹团', en: 'Sister group', tw: '姐妹團' },
  description: {
    zh: '和最好的姐妹结成一团，一起攒积分，奖励人人有份。',
    en: 'Found a group with your best friends, collect points together, and everybody gets the awards.',
    tw: '和最好的姐妹結成一團，一起攢點數，獎勵人人有份。',
  },
  cover: './cover.jpg',
  themeColor: '#dcd3fa',
  listed: false,
  data: ['/activity/sisterGroup/detail'],
  states: {
    invited: {},
    group: { as: '10002' },
    full: { as: '10003' },
    people: { taps: ['choose'] },
    sure: { taps: ['candidate'] },
    sent: { taps: ['candidate', 'confirm-invite'] },
    accepted: { taps: ['accept'] },
    refused: { taps: ['refuse'] },
    awarded: { as: '10002', taps: ['award'] },
    'ask-dissolve': { as: '10002', taps: ['dissolve'] },
    dissolved: { as: '10002', taps: ['dissolve', 'confirm-dissolve'] },
    'in-app': { as: '10002', client: 'android' },
    rules: { taps: ['rules'] },
    nobody: { as: '10008' },
  },
  actions: {
    invite: { path: '/activity/sisterGroup/invite', state: 'sent', shows: 'data-from=me' },
    accept: { path: '/activity/sisterGroup/accept', taps: ['accept'], shows: 'data-expose=group' },
    award: { path: '/activity/sisterGroup/award', state: 'awarded', shows: 'won' },
    dissolve: {
      path: '/activity/sisterGroup/dissolve',
      state: 'dissolved',
      shows: 'data-expose=pause',
    },
  },
} satisfies PageMeta
