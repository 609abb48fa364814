import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/captain/werewolfDay'],
  weight: 'full',
  title: { zh: '狼人杀主持日', en: 'Werewolf Day', tw: '狼人殺主持日' },
  description: {
    zh: '12 点到 24 点主持狼人杀，血月时段双倍计时，次日 10 点前到账。',
    en: 'Host werewolf games from noon to midnight. Hours under the blood moon count twice.',
    tw: '12 點到 24 點主持狼人殺，血月時段雙倍計時，隔天 10 點前入帳。',
  },
  cover: './cover.png',
  themeColor: '#070b1f',
  listed: false,
  data: ['/user/captain/task'],
  states: {
    running: {},
    hosted: { happened: [{ what: 'hosted', amount: 2.6 }] },
    'blood-moon': { at: '20:30', shows: 'clock.doubleOn', happened: [{ what: 'hosted', amount: 3 }] },
    morning: { as: '10005', at: '09:00', after: '2d', shows: 'clock.coming' },
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    claimed: { as: '10006', taps: ['bounty-claim'] },
    rules: { taps: ['rules'] },
    'in-app': { client: 'ios' },
    'rules-failed': { faults: [{ path: '/user/captain/config', drop: true }], taps: ['rules'] },
  },
  actions: {
    claim: { path: '/user/captain/task/receive', state: 'claimed', shows: 'data-expose=reward' },
  },
} satisfies PageMeta
