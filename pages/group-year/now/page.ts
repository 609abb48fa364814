import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/activityNew/group/index'],
  weight: 'full',
  title: {
    zh: '小组赛日历',
    en: 'Team Event Calendar',
    tw: '小組賽日曆',
  },
  description: {
    zh: '现在是哪一场小组赛，刚过去和接下来的各是什么，一页看清。',
    en: 'Which team event is on now, which just ended and what comes next, on one page.',
    tw: '現在是哪一場小組賽，剛過去和接下來的各是什麼，一頁看清。',
  },
  cover: './cover.png',
  themeColor: '#3f6a66',
  listed: false,
  data: ['/activity/group/calendar'],
  login: false,
  states: {
    running: {},
    mine: { as: '10002' },
    between: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    empty: { as: '10008' },
  },
} satisfies PageMeta
