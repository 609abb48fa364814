import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/download'],
  redirects: [{ from: '/', to: '/download' }],
  weight: 'full',
  title: { zh: '下载派对语音房', en: 'Get the party voice rooms app', tw: '下載派對語音房' },
  description: {
    zh: '一开口就有朋友：语音房、派对游戏和每天都有的活动，装好就能进房。',
    en: 'Say hi and you have friends: voice rooms, party games and events every day.',
    tw: '一開口就有朋友：語音房、派對遊戲，每天都有活動，裝好就能進房。',
  },
  cover: './cover.png',
  frames: 'any',
  themeColor: '#1f1446',
  listed: false,
  login: false,
  states: {
    plain: { as: 'nobody' },
    invited: { as: 'nobody', query: 'extensionOfficerId=10002&activityId=20260408' },
    messenger: { as: 'nobody', client: 'messenger' },
    'messenger-guide': { as: 'nobody', client: 'messenger', taps: ['download'] },
    'in-app': { client: 'android' },
    desktop: { as: 'nobody', device: 'desktop' },
    'desktop-invited': {
      as: 'nobody',
      device: 'desktop',
      query: 'extensionOfficerId=10002&activityId=20260408',
    },
  },
} satisfies PageMeta
