import type { PageOf } from '#shared/runtime/app'
import type family from '../_family/page.ts'

export default {
  paths: ['/activityNew/group0408/index'],
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
  listed: '20260408',
  art: { x: 280, y: 0, width: 320 },
  states: {
    running: {},
    joined: { as: '10002' },
    veteran: { as: '10003' },
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    'too-late-to-join': { after: '4d' },
    empty: { as: '10008' },
    'join-question': { taps: ['group-join#2'] },
    claimed: { as: '10002', taps: ['group-task-claimable'] },
    records: { as: '10002', taps: ['my-records'] },
    'members-rank': { as: '10002', taps: ['rank-kind#2'] },
    'group-prizes': { taps: ['prizes-kind#2'] },
    'personal-prizes': { taps: ['prizes-kind#3'] },
    rules: { taps: ['rules'] },
    'in-app': { as: '10002', client: 'ios' },
    'parts-failed': {
      as: '10002',
      faults: [
        { path: '/activity/group/tasks', drop: true },
        { path: '/activity/group/prizes', drop: true },
        { path: '/activity/group/contribution', drop: true },
        { path: '/activity/group/ranking', drop: true },
      ],
    },
  },
} satisfies PageOf<typeof family>
