import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/activityNew/hallListPop'],
  weight: 'full',
  title: { zh: '选一个厅助力', en: 'Choose your hall', tw: '選一個廳助力' },
  description: {
    zh: '在 App 里随手选厅、换厅，看今天谁领先。',
    en: 'Choose or change your hall in the app, and see who leads today.',
    tw: '在 App 裡隨手選廳、換廳，看今天誰領先。',
  },
  cover: './cover.jpg',
  themeColor: '#fff3dc',
  listed: false,
  data: ['/activity/roomLeaderRanking/gameConfig', '/activity/roomLeaderRanking/recommend'],
  login: false,
  states: {
    fresh: { client: 'android' },
    chosen: { as: '10002', client: 'ios' },
    day: { as: '10002', client: 'android', taps: ['view#2'] },
    'in-browser': {},
    empty: { as: '10008', client: 'android' },
  },
} satisfies PageMeta
