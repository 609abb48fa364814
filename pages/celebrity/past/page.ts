import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/celebirty/histroryRankList'],
  weight: 'full',
  title: { zh: '名人堂往季榜单', en: 'Past seasons of the Hall of Fame', tw: '名人堂往季榜單' },
  description: {
    zh: '往季的赛季之星和当时的榜单，都还在这里。',
    en: 'The stars of past seasons, and the rankings as they stayed.',
    tw: '往季的賽季之星和當時的榜單，都還在這裡。',
  },
  cover: './cover.jpg',
  frames: 'any',
  themeColor: '#e4d9c8',
  listed: false,
  data: ['/activity/ladderCompetition/ranks'],
  login: false,
  states: {
    latest: { as: '10002' },
    nobody: { as: 'nobody' },
    earlier: { as: '10002', taps: ['season#2'] },
    'in-app': { as: '10002', client: 'android' },
    empty: { as: '10008' },
  },
} satisfies PageMeta
