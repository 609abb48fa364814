import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/activityNew/werewolves/index'],
  weight: 'full',
  title: { zh: '狼人杀争霸赛', en: 'Werewolf tournament', tw: '狼人殺爭霸賽' },
  description: {
    zh: '每天三局免费，赢一局十二分，门票、奖励和排行都在这里。',
    en: 'Three free games a day, twelve points a win; tickets, awards and ranking are here.',
    tw: '每天三局免費，贏一局十二分，門票、獎勵和排行都在這裡。',
  },
  cover: './cover.jpg',
  themeColor: '#121418',
  listed: false,
  data: ['/werewolf/get_race_info', '/werewolf/race/preview', '/werewolf/get_player_item_list'],
  login: false,
  states: {
    fresh: {},
    nobody: { as: 'nobody' },
    tickets: { as: '10002' },
    awarded: { as: '10002', taps: ['ticket-state#4'] },
    buy: { as: '10002', taps: ['buy'] },
    poor: { as: '10004', taps: ['buy'] },
    ranks: { as: '10002', taps: ['tab#2'] },
    awards: { as: '10002', taps: ['tab#3'] },
    stages: { taps: ['tab#4'] },
    'in-app': { as: '10002', client: 'android' },
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007', taps: ['tab#3'] },
    empty: { as: '10008' },
  },
  actions: {
    buy: {
      path: '/activity/werewolf/buyGame',
      as: '10002',
      taps: ['buy', 'confirm-buy'],
      shows: 'bought_other',
    },
    award: {
      path: '/werewolf/race/get_reward',
      as: '10002',
      taps: ['tab#3', 'award'],
      shows: 'won',
    },
  },
} satisfies PageMeta
