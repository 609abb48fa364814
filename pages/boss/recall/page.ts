import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/recallBoss'],
  weight: 'full',
  title: {
    zh: '老友召回',
    en: 'Light the Beacon',
    tw: '老友召回',
  },
  description: {
    zh: '给很久没来的老板写一封信，他回来，你就有赏；任务、签到、等级与队长榜都在这里。',
    en: 'Write to the bosses who have been away. When one comes home you are paid, and points lift you up the ladder.',
    tw: '給很久沒來的老闆寫一封信，他回來，你就有賞；任務、簽到、等級與隊長榜都在這裡。',
  },
  cover: './cover.jpg',
  themeColor: '#171033',
  listed: '22',
  data: ['/activity/bossRecall/*'],
  states: {
    running: {},
    midway: { as: '10002' },
    veteran: { as: '10003' },
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007', taps: ['part#3'] },
    empty: { as: '10008' },
    written: { taps: ['call-back'] },
    recalled: { as: '10002', taps: ['recalled'] },
    duties: { as: '10002', happened: [{ what: 'hosted', amount: 1 }], taps: ['part#2'] },
    'duties-coming': { as: '10005', taps: ['part#2'] },
    'duties-over': { as: '10006', taps: ['part#2'] },
    signed: { taps: ['part#2', 'sign-in'] },
    'level-claimed': { as: '10002', taps: ['part#2', 'level'] },
    captains: { as: '10002', taps: ['part#3'] },
    rules: { taps: ['rules'] },
    'in-app': { client: 'android' },
    'duties-failed': { faults: [{ path: '/activity/bossRecall/*', drop: true }], taps: ['part#2'] },
  },
  actions: {
    'call-back': { path: '/activity/bossRecall/sendRecallMessage', state: 'written', shows: 'bosses.sent' },
    'sign-in': { path: '/activity/bossRecall/receiveSignReward', state: 'signed', shows: 'sign.done' },
    level: {
      path: '/activity/bossRecall/receiveLevelReward',
      state: 'level-claimed',
      shows: 'data-expose=reward',
    },
  },
} satisfies PageMeta
