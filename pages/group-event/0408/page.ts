import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/activityNew/group0408/index'],
  weight: 'full',
  title: {
    zh: '春山放鸢 · 茶山风筝会',
    en: 'Kite Festival: The Tea Hill Games',
    tw: '春山放鳶 · 茶山風箏會',
  },
  description: {
    zh: '四支队伍、四只纸鸢，为你的队伍聚风，飞得最高的一队赢得春日大奖。',
    en: 'Four teams, four kites. Gather wind for your team: the highest kite takes the spring prizes.',
    tw: '四支隊伍、四只紙鳶，為你的隊伍聚風，飛得最高的一隊贏得春日大獎。',
  },
  cover: './cover.png',
  themeColor: '#b5dcd3',
  states: {
    running: {},
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
  },
} satisfies PageMeta
