import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/inviteBossRankBind'],
  weight: 'full',
  title: { zh: '有人给你留了位子', en: 'Come back to the hall, boss', tw: '有人給你留了位子' },
  description: {
    zh: '厅里给你留了位子：接受邀请，回来坐坐。',
    en: 'A seat is kept for you in the hall: take the invitation and come back.',
    tw: '廳裡給你留了位子：接受邀請，回來坐坐。',
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
