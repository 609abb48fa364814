import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/inviteMediaBind'],
  weight: 'light',
  title: { zh: '与媒体伙伴同行', en: 'Team up with a media partner', tw: '與媒體夥伴同行' },
  description: {
    zh: '媒体伙伴邀请你一起开播：看看能得到什么，确认绑定。',
    en: 'A media partner wants you on air: see what you get, then bind.',
    tw: '媒體夥伴邀請你一起開播：看看能得到什麼，確認綁定。',
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
