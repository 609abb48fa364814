import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/inviteCaptainBind'],
  weight: 'light',
  title: {
    zh: '跟着队长，走好第一步',
    en: 'Take the first steps with a captain',
    tw: '跟著隊長，走好第一步',
  },
  description: {
    zh: '队长邀请你入队：一对一带你，绑定就有见面礼。',
    en: 'A captain invites you: taught one to one, with a welcome gift.',
    tw: '隊長邀請你入隊：一對一帶你，綁定就有見面禮。',
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
    'bound-to-another': { as: '10002', query: 'inviterId=30005' },
    'bound-in-another-kind': { as: '10003', query: 'inviterId=30005' },
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
