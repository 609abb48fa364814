import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/roomBattle'],
  weight: 'full',
  title: {
    zh: '厅厅对决',
    en: 'Hall Battle',
    tw: '廳廳對決',
  },
  description: {
    zh: '两座大厅，十分钟对决：每一份礼物都为自己的厅加分，平局进入加时。',
    en: 'Two halls, ten minutes: every gift adds to its hall, and a level score goes to extra time.',
    tw: '兩座大廳，十分鐘對決：每一份禮物都為自己的廳加分，平手進入延長賽。',
  },
  cover: './cover.png',
  themeColor: '#694508',
  states: {
    open: {},
    signed: { taps: ['sign-in'] },
    'in-app': { host: 'android' },
    loading: { answers: [{ path: '/user/userSignRecord/record', hang: true }] },
    'logged-out': { as: 'nobody' },
    failed: { answers: [{ path: '/user/userSignRecord/record', code: 500 }] },
  },
} satisfies PageMeta
