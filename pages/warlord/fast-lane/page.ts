import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/captain/speedCaptain/index'],
  weight: 'full',
  title: { zh: '新队长快车道', en: "Captain's Fast Lane", tw: '新隊長快車道' },
  description: {
    zh: '开厅头十四天，主持满时长点燃烽火，算一算你的时薪。',
    en: 'Your first fourteen days as a captain: light the beacons hour by hour, and see what an hour pays.',
    tw: '開廳頭十四天，主持滿時數點燃烽火，算一算你的時薪。',
  },
  cover: './cover.png',
  themeColor: '#0b0722',
  listed: false,
  data: ['/user/captain/task'],
  states: {
    running: {},
    midway: { as: '10002' },
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    veteran: { as: '10003' },
    empty: { as: '10008' },
    claimed: { taps: ['lane-claim'] },
    'higher-level': { taps: ['level#5'] },
    rules: { taps: ['rules'] },
    'in-app': { client: 'android' },
    'pay-failed': { faults: [{ path: '/user/captain/config', drop: true }] },
  },
  actions: {
    claim: { path: '/user/captain/task/receive', state: 'claimed', shows: 'data-expose=reward' },
  },
} satisfies PageMeta
