import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/dispersion/inviteBind'],
  weight: 'full',
  title: {
    zh: '好友引路，一起赚礼遇',
    en: 'Come in with a friend, and with a gift',
    tw: '好友引路，一起賺禮遇',
  },
  description: {
    zh: '好友邀请你一起来：绑定邀请人，领一份见面礼。',
    en: 'A friend brings you in: bind to who invites, and get a welcome gift.',
    tw: '好友邀請你一起來：綁定邀請人，領一份見面禮。',
  },
  cover: './cover.jpg',
  themeColor: '#e98a9a',
  listed: false,
  data: ['/activity/invite/detail'],
  login: false,
  states: {
    open: { query: 'inviterId=30005' },
    nobody: { as: 'nobody', query: 'inviterId=30005' },
    question: { query: 'inviterId=30005', taps: ['bind'] },
    bound: { query: 'inviterId=30005', taps: ['bind', 'bind-confirm'] },
    self: { query: 'inviterId=10001' },
    expired: { query: 'inviterId=10007' },
    'bound-to-another': { as: '10003', query: 'inviterId=30005' },
    'bound-in-another-kind': { as: '10002', query: 'inviterId=30005' },
    unknown: { query: 'code=Z123' },
    'without-code': { query: 'x=1' },
    'in-app': { client: 'android', query: 'inviterId=30005' },
    'in-messenger': { as: 'nobody', client: 'messenger', query: 'inviterId=30005' },
  },
  actions: {
    bind: {
      path: '/activity/invite/bind',
      state: 'question',
      taps: ['bind-confirm'],
      shows: 'data-state=bound',
    },
  },
} satisfies PageMeta
