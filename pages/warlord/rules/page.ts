import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/battleRule'],
  weight: 'full',
  title: { zh: '战令规则', en: 'Battle order rules', tw: '戰令規則' },
  description: {
    zh: '计时时段、每日奖励小时、等级保留与时薪等级表。',
    en: 'When hours count, how many are rewarded, how long a level is kept, and what each level pays.',
    tw: '計時時段、每日獎勵小時、等級保留與時薪等級表。',
  },
  cover: './cover.png',
  frames: 'any',
  themeColor: '#0b0722',
  listed: false,
  data: ['/user/captain/config'],
  login: false,
  states: {
    hours: {},
    'hours-at-night': { at: '00:30', after: '1d', shows: 'window.notNow' },
    levels: { taps: ['rules-tab#2'] },
    notes: { taps: ['rules-tab#3'] },
    loading: { faults: [{ path: '/user/captain/config', hang: true }], taps: ['rules-tab#2'] },
    failed: { faults: [{ path: '/user/captain/config', drop: true }], taps: ['rules-tab#2'] },
  },
} satisfies PageMeta
