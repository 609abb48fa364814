import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/activityNew/inviteFriends'],
  weight: 'light',
  title: { zh: '叫上朋友转风车', en: 'Bring friends, spin the pinwheel', tw: '叫上朋友轉風車' },
  description: {
    zh: '好友进厅，你就能转一次风车；进厅的好友越多，奖励越多。',
    en: 'Each friend who enters a hall is a spin for you, and more friends bring more rewards.',
    tw: '好友進廳，你就能轉一次風車；進廳的好友越多，獎勵越多。',
  },
  cover: './cover.jpg',
  themeColor: '#7cc7f2',
  listed: '37',
  art: { x: 262, y: 28, width: 330 },
  data: ['/activity/invite/friends'],
  login: false,
  states: {
    running: { as: '10002' },
    nobody: { as: 'nobody' },
    fresh: {},
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    empty: { as: '10008' },
    veteran: { as: '10003' },
    poster: { as: '10002', taps: ['poster'] },
    claimed: { as: '10002', taps: ['claim'] },
    won: { as: '10002', taps: ['spin'] },
    'in-app': { as: '10002', client: 'android' },
  },
  actions: {
    claim: { path: '/activity/invite/receive', state: 'claimed', shows: 'data-expose=reward' },
    spin: { path: '/activity/invite/luckDraw', state: 'won', shows: 'data-expose=reward' },
  },
} satisfies PageMeta
