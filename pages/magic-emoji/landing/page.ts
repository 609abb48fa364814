import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/magicEmojiIndex'],
  weight: 'light',
  title: { zh: '魔法表情', en: 'Magic Emoji', tw: '魔法表情' },
  description: {
    zh: '打开玩具箱，用魔法糖换一个会动的心情。',
    en: 'Open the toy box and swap magic candy for a mood that moves.',
    tw: '打開玩具箱，用魔法糖換一個會動的心情。',
  },
  cover: './cover.jpg',
  themeColor: '#ffd426',
  listed: '25',
  art: { x: 270, y: 20, width: 330 },
  data: ['/activity/magicEmoji/activityInfo'],
  states: {
    running: {},
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    'with-toys': { as: '10002' },
    empty: { as: '10008' },
    trying: { taps: ['try#8'] },
    rules: { taps: ['rules'] },
    'in-app': { as: '10003', client: 'android', query: 'roomId=88001' },
    'teasers-failed': {
      faults: [
        { path: '/activity/magicEmoji/userRanks', drop: true },
        { path: '/activity/magicEmoji/userExchange', drop: true },
      ],
    },
  },
} satisfies PageMeta
