import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/activityNew/group/indexNew'],
  weight: 'full',
  title: {
    zh: '小组赛全年地图',
    en: 'Map of the Team Event Year',
    tw: '小組賽全年地圖',
  },
  description: {
    zh: '一条路走完全年的小组赛：走过的站有冠军，前面的站在等你。',
    en: "One road through the year's team events: champions at the stops behind you, more stops ahead.",
    tw: '一條路走完全年的小組賽：走過的站有冠軍，前面的站在等你。',
  },
  cover: './cover.png',
  themeColor: '#7cc4c4',
  listed: false,
  data: ['/activity/group/calendar'],
  login: false,
  states: {
    running: {},
    mine: { as: '10002' },
    between: { as: '10005' },
    settled: { as: '10007' },
    empty: { as: '10008' },
    stop: { as: '10002', taps: ['stop#1'] },
  },
} satisfies PageMeta
