import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/activityNew/hallList'],
  weight: 'full',
  title: { zh: '给你的厅点盏灯', en: 'Light a lamp for your hall', tw: '給你的廳點盞燈' },
  description: {
    zh: '选一个厅为它助力，日榜总榜见高低，前几名的厅都有奖励。',
    en: 'Choose a hall and bring it heat: ranked by day and in all, with prizes for the first.',
    tw: '選一個廳為它助力，日榜總榜見高低，前幾名的廳都有獎勵。',
  },
  cover: './cover.jpg',
  themeColor: '#33204d',
  listed: '42',
  art: { x: 130, y: 0, width: 310 },
  data: ['/activity/roomLeaderRanking/gameConfig', '/activity/roomLeaderRanking/recommend'],
  login: false,
  states: {
    fresh: {},
    nobody: { as: 'nobody' },
    chosen: { as: '10002' },
    asking: { as: '10002', taps: ['stand'] },
    total: { as: '10002', taps: ['view#3'] },
    day: { taps: ['view#2'] },
    prizes: { taps: ['prizes'] },
    found: { taps: ['hall=8800'] },
    'in-app': { as: '10002', client: 'android' },
    'no-changes': { as: '10003' },
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    empty: { as: '10008' },
  },
  actions: {
    stand: {
      path: '/activity/roomLeaderRanking/changeRoom',
      taps: ['stand', 'confirm-hall'],
      shows: 'data-state=chosen',
    },
  },
} satisfies PageMeta
