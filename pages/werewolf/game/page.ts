import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/wolfkillDetail'],
  weight: 'full',
  title: { zh: '一局狼人杀的回放', en: 'A werewolf game, replayed', tw: '一局狼人殺的回放' },
  description: {
    zh: '谁是狼，谁先倒下，谁赢了：一轮一轮看。',
    en: 'Who was a wolf, who fell first and who won, round by round.',
    tw: '誰是狼，誰先倒下，誰贏了：一輪一輪看。',
  },
  cover: './cover.jpg',
  frames: 'any',
  themeColor: '#f2e9cf',
  listed: false,
  data: ['/werewolf/race/round_record'],
  login: false,
  states: {
    over: { query: 'gameId=300001' },
    nobody: { as: 'nobody', query: 'gameId=300002' },
    'first-round': { query: 'gameId=300001', taps: ['before'] },
    'in-app': { query: 'gameId=300003', client: 'android' },
    unknown: { query: 'gameId=404' },
  },
} satisfies PageMeta
