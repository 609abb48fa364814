import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/touchingMoments/index'],
  weight: 'full',
  title: { zh: '动人瞬间', en: 'Moments that touched us', tw: '動人瞬間' },
  description: {
    zh: '晒出房间里让你心头一热的瞬间，获赞最多的挂上榜首。',
    en: 'Submit the moment that touched you. The most liked ones hang at the top.',
    tw: '曬出房間裡讓你心頭一熱的瞬間，獲讚最多的掛上榜首。',
  },
  cover: './cover.jpg',
  themeColor: '#f3c9a0',
  listed: '34',
  data: ['/activity/videoMoment/*'],
  states: {
    running: {},
    newest: { taps: ['view#2'] },
    'none-mine': { taps: ['view#3'] },
    mine: { as: '10003', taps: ['view#3'] },
    refused: { as: '10009', taps: ['view#3'] },
    rank: { as: '10003', taps: ['view#4'] },
    today: { taps: ['view#4', 'period#2'] },
    liked: { taps: ['like'] },
    picture: { taps: ['picture'] },
    'hand-in': { taps: ['hand-in'] },
    'hand-in-picture': { taps: ['hand-in', 'kind#2'] },
    'checked-in': { taps: ['like-task-todo'] },
    'in-app': { client: 'android' },
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    empty: { as: '10008' },
    'list-failed': { faults: [{ path: '/activity/videoMoment/list', drop: true }] },
  },
  actions: {
    like: { path: '/activity/videoMoment/addLikes', state: 'liked', shows: 'like.given' },
  },
} satisfies PageMeta
