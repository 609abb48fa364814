import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/record/pop'],
  weight: 'full',
  title: { zh: '行车记录', en: 'Driving Records', tw: '行車紀錄' },
  description: {
    zh: '近 10 天每一趟车的驾驶分、乘客与下车时间，在 App 里随手查看。',
    en: 'Score, guests and drop-off times of every drive of the last 10 days, at hand in the app.',
    tw: '近 10 天每一趟車的駕駛分、乘客與下車時間，在 App 裡隨手查看。',
  },
  cover: './cover.jpg',
  frames: 'any',
  themeColor: '#1c2444',
  listed: false,
  data: ['/room/fleet/records'],
  states: {
    records: { as: '10002', client: 'android' },
    'why-invalid': { as: '10002', client: 'android', taps: ['why'] },
    guests: { as: '10002', client: 'ios', taps: ['guests'] },
    'in-browser': { as: '10002' },
    empty: { as: '10008', client: 'android' },
  },
} satisfies PageMeta
