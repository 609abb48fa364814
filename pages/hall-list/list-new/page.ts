import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/activityNew/hallListNew'],
  weight: 'full',
  title: { zh: '给你的厅点盏灯：全部厅', en: 'Light a lamp: all halls', tw: '給你的廳點盞燈：全部廳' },
  description: {
    zh: '按类型看全部厅，翻看每一天的榜单，你为厅做过什么也在这里。',
    en: 'All halls by kind, the ranking of every day, and what you did for halls.',
    tw: '依類型看全部廳，翻看每一天的榜單，你為廳做過什麼也在這裡。',
  },
  cover: './cover.jpg',
  themeColor: '#33204d',
  listed: false,
  data: ['/activity/roomLeaderRanking/gameConfig', '/activity/roomLeaderRanking/recommend'],
  login: false,
  states: {
    fresh: {},
    nobody: { as: 'nobody' },
    all: { as: '10002', taps: ['view#2'] },
    music: { taps: ['view#2', 'kind#3'] },
    yesterday: { as: '10002', taps: ['view#3', 'earlier'] },
    records: { as: '10002', taps: ['records'] },
    'in-app': { as: '10002', client: 'ios' },
    settled: { as: '10007' },
    empty: { as: '10008', taps: ['view#2'] },
  },
} satisfies PageMeta
