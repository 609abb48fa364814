import type { PageMeta } from '#shared/runtime/app'

const TASKS = '/user/captain/task'

export default {
  paths: ['/captainTask'],
  weight: 'full',
  title: { zh: '队长军务', en: "Captain's Duties", tw: '隊長軍務' },
  description: {
    zh: '每日点卯、上岗打卡，完成每日与每周军务领取奖励。',
    en: 'Sign in, clock in, and claim the rewards of your daily and weekly duties.',
    tw: '每日點卯、上工打卡，完成每日與每週軍務領取獎勵。',
  },
  cover: './cover.png',
  themeColor: '#0b0722',
  listed: false,
  data: [TASKS, '/user/userSignRecord/record'],
  states: {
    running: {},
    midway: { as: '10002', happened: [{ what: 'hosted', amount: 2 }] },
    veteran: { as: '10003' },
    empty: { as: '10008' },
    signed: { taps: ['sign'] },
    'on-duty': { taps: ['clock-in'] },
    'clock-out-question': { taps: ['clock-in', 'clock-out'] },
    'off-duty-again': { taps: ['clock-in', 'clock-out', 'clock-out-confirm'] },
    'week-tasks': { taps: ['cycle#2'] },
    claimed: { happened: [{ what: 'hosted', amount: 2 }], taps: ['task-claimable'] },
    'at-night': { at: '00:30', after: '1d', shows: 'clock.notCounting' },
    rules: { taps: ['rules'] },
    'in-app': { client: 'flutter' },
    'tasks-failed': { faults: [{ path: TASKS, drop: true }] },
  },
  actions: {
    sign: { path: '/user/userSignRecord/sign', state: 'signed', shows: 'sign.tomorrow' },
    'clock-in': { path: '/user/userSignRecord/clock', state: 'on-duty', shows: 'clock.onDuty' },
    'claim-task': { path: '/user/captain/task/receive', state: 'claimed', shows: 'data-expose=reward' },
  },
} satisfies PageMeta
