import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/record'],
  weight: 'full',
  title: { zh: '行车记录', en: 'Driving Records', tw: '行車紀錄' },
  description: {
    zh: '近 10 天每一趟车的类型、驾驶分、乘客与下车时间，不计分的原因也写得清清楚楚。',
    en: 'Every drive of the last 10 days: kind, score, guests and when they got off, and why a drive did not count.',
    tw: '近 10 天每一趟車的類型、駕駛分、乘客與下車時間，不計分的原因也寫得清清楚楚。',
  },
  cover: './cover.jpg',
  frames: 'any',
  themeColor: '#070a1c',
  listed: false,
  data: ['/room/fleet/records'],
  states: {
    records: { as: '10002' },
    fresh: { happened: [{ what: 'hosted', amount: 2 }] },
    'one-day': { as: '10002', taps: ['day#4'] },
    'kinds-open': { as: '10002', taps: ['kind'] },
    'why-invalid': { as: '10002', taps: ['why'] },
    guests: { as: '10002', taps: ['guests'] },
    'nothing-today': { as: '10002', taps: ['day#2'] },
    'in-app': { as: '10002', client: 'android' },
    rules: { as: '10002', taps: ['rules'] },
    empty: { as: '10008' },
  },
} satisfies PageMeta
