import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/competitionInfo/dialog'],
  weight: 'full',
  title: { zh: '狼人杀赛事速览', en: 'The contest at a glance', tw: '狼人殺賽事速覽' },
  description: {
    zh: '在 App 里看积分榜、我的对局和奖励。',
    en: 'Ranking, my games and prizes, at hand in the app.',
    tw: '在 App 裡看積分榜、我的對局和獎勵。',
  },
  cover: './cover.jpg',
  themeColor: '#121418',
  listed: false,
  data: ['/werewolf/get_race_info', '/werewolf/race/rank_list'],
  login: false,
  states: {
    ranks: { as: '10002', client: 'android' },
    games: { as: '10002', client: 'ios', taps: ['tab#2'] },
    nobody: { as: 'nobody' },
    'in-browser': { as: '10002' },
    empty: { as: '10008', client: 'android' },
  },
} satisfies PageMeta
