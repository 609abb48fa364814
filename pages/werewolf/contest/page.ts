import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/competitionInfo/index'],
  weight: 'full',
  title: { zh: '满月狼人杀赛事', en: 'The werewolf contest', tw: '滿月狼人殺賽事' },
  description: {
    zh: '预选、淘汰、决赛，每一局都算积分，前五十名有奖。',
    en: 'Qualifying, knockout, final: every game counts, the first fifty win.',
    tw: '預選、淘汰、決賽，每一局都算積分，前五十名有獎。',
  },
  cover: './cover.jpg',
  themeColor: '#121418',
  listed: false,
  data: ['/werewolf/get_race_info', '/werewolf/race/preview', '/werewolf/race/rank_list'],
  login: false,
  states: {
    running: { as: '10002' },
    nobody: { as: 'nobody' },
    fresh: {},
    games: { as: '10002', taps: ['tab#2'] },
    prizes: { taps: ['tab#3'] },
    rules: { taps: ['rules'] },
    'in-app': { as: '10002', client: 'android' },
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    empty: { as: '10008', taps: ['tab#2'] },
  },
} satisfies PageMeta
