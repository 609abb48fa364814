import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/inviteNewMediaBind'],
  weight: 'light',
  title: {
    zh: '从第一次开播起，有人带你',
    en: 'Somebody by your side from day one',
    tw: '從第一次開播起，有人帶你',
  },
  description: {
    zh: '第一次开播，有人一路带你：看看邀请，确认绑定。',
    en: 'Your first time on air, with somebody by your side: see the invitation, then bind.',
    tw: '第一次開播，有人一路帶你：看看邀請，確認綁定。',
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
