import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/boss'],
  weight: 'full',
  title: {
    zh: '全厅讨伐',
    en: 'The Great Hunt',
    tw: '全廳討伐',
  },
  description: {
    zh: '首领登场，全厅送礼即攻击：一起打空它的血量，瓜分不断上涨的奖池。',
    en: 'A boss has come for the halls. Every gift is a hit: bring it down together and share a pool that grows with each blow.',
    tw: '首領登場，全廳送禮即攻擊：一起打空它的血量，瓜分不斷上漲的獎池。',
  },
  cover: './cover.jpg',
  frames: 'any',
  themeColor: '#0a0403',
  listed: '21',
  art: { x: 275, y: 16, width: 285 },
  data: ['/activity/boss/currentBlood'],
  states: {
    appeared: {},
    coming: { as: '10005' },
    'just-killed': { happened: [{ what: 'gifted', amount: 5_000_000 }] },
    killed: { as: '10006' },
    settled: { as: '10007' },
    'mine-known': { as: '10002' },
    'at-its-end': { as: '10002', after: '2d' },
    'furnace-bare': { as: '10003' },
    empty: { as: '10008' },
    'in-app': { as: '10002', client: 'android' },
    'halls-in-app': { as: '10005', client: 'ios' },
    'hall-failed': {
      as: '10002',
      client: 'android',
      faults: [{ path: '/activity/boss/roomWithinLeaderBoardRecord', drop: true }],
    },
    'in-hall': { as: '10002', taps: ['board#2'] },
    criticals: { taps: ['board#3'] },
    'past-kills': { taps: ['board#4'] },
    rules: { taps: ['rules'] },
    'parts-failed': {
      faults: [
        { path: '/activity/boss/lastHitRecord', drop: true },
        { path: '/activity/boss/currentPrize', drop: true },
        { path: '/activity/boss/leaderBoardRecord', drop: true },
      ],
    },
  },
} satisfies PageMeta
