import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/inviteBossRank'],
  weight: 'full',
  title: { zh: '老板钥匙墙', en: 'The wall of keys', tw: '老闆鑰匙牆' },
  description: {
    zh: '请老板回厅坐坐，看谁的钥匙最多。',
    en: 'Ask bosses back to your hall, and see whose wall holds most keys.',
    tw: '請老闆回廳坐坐，看誰的鑰匙最多。',
  },
  cover: './cover.jpg',
  themeColor: '#1a2b50',
  listed: '38',
  art: { x: 50, y: 105, width: 400 },
  data: ['/activity/newCap/invitation', '/activity/newCap/rankings'],
  login: false,
  states: {
    rank: { as: '10002' },
    nobody: { as: 'nobody' },
    fresh: {},
    today: { as: '10002', taps: ['period#2'] },
    records: { as: '10002', taps: ['tab#2'] },
    prizes: { as: '10002', taps: ['tab#3'] },
    inviting: { as: '10002', taps: ['invite'] },
    poster: { as: '10002', taps: ['invite', 'poster'] },
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    empty: { as: '10008' },
    veteran: { as: '10003' },
    'in-app': { as: '10002', client: 'ios' },
  },
} satisfies PageMeta
