import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/roomBattle'],
  weight: 'full',
  title: { zh: '厅厅对决', en: 'Hall Battle', tw: '廳廳對決' },
  description: {
    zh: '两座大厅，十分钟对决：每一份礼物都为自己的厅加分，平局进入加时。',
    en: 'Two halls, ten minutes: every gift adds to its hall, and a level score goes to extra time.',
    tw: '兩座大廳，十分鐘對決：每一份禮物都為自己的廳加分，平手進入延長賽。',
  },
  cover: './cover.jpg',
  frames: 'any',
  themeColor: '#070a18',
  listed: false,
  data: ['/room/battle/detail'],
  states: {
    running: {},
    waiting: { as: '10005' },
    'extra-time': { as: '10003' },
    won: { as: '10006' },
    drawn: { as: '10007' },
    lost: { as: '10009' },
    'one-minute-left': { as: '10002', client: 'android' },
    'gifts-sent': { client: 'ios', happened: [{ what: 'gifted', amount: 1314 }] },
    'other-corner': { query: 'roomId=88001' },
    'just-begun': { as: '10005', after: '8m' },
    empty: { as: '10008' },
    supporters: { as: '10002', taps: ['supporters'] },
    rules: { taps: ['rules'] },
    'parts-failed': {
      as: '10002',
      faults: [
        { path: '/room/battle/ranking', drop: true },
        { path: '/room/battle/rules', drop: true },
      ],
      taps: ['supporters'],
    },
  },
} satisfies PageMeta
