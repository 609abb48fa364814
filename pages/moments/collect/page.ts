import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/collectVideo'],
  weight: 'light',
  title: { zh: '声音的样子 · 视频征集', en: 'What a voice looks like', tw: '聲音的樣子 · 影片徵集' },
  description: {
    zh: '拍下你唱歌、聊天、开局的样子，审核通过就上映，获赞最多的登上大银幕。',
    en: 'Film how you sing, talk and play. Accepted films are screened, the most liked win.',
    tw: '拍下你唱歌、聊天、開局的樣子，審核通過就上映，獲讚最多的登上大銀幕。',
  },
  cover: './cover.jpg',
  themeColor: '#141b33',
  listed: '35',
  art: { x: 325, y: 30, width: 275 },
  data: ['/activity/videoMoment/*'],
  states: {
    running: {},
    newest: { taps: ['view#2'] },
    'none-mine': { taps: ['view#3'] },
    mine: { as: '10003', taps: ['view#3'] },
    refused: { as: '10009', taps: ['view#3'] },
    rank: { as: '10003', taps: ['view#4'] },
    liked: { taps: ['like'] },
    playing: { taps: ['play'] },
    'hand-in': { taps: ['hand-in'] },
    'in-app': { client: 'android' },
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    empty: { as: '10008' },
  },
  actions: {
    like: { path: '/activity/videoMoment/addLikes', state: 'liked', shows: 'like.given' },
  },
} satisfies PageMeta
