import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/activityNew/songCollection'],
  weight: 'full',
  title: { zh: '点唱机 · 歌单征集', en: 'Jukebox: call for songs', tw: '點唱機 · 歌單徵集' },
  description: {
    zh: '写下你想听的歌，为它投票，上榜的歌在演唱之夜唱给你听。',
    en: 'Write down the song you want to hear and vote for it: the best are sung on karaoke nights.',
    tw: '寫下你想聽的歌，為它投票，上榜的歌在演唱之夜唱給你聽。',
  },
  cover: './cover.jpg',
  themeColor: '#f0b64a',
  listed: '36',
  art: { x: 180, y: 0, width: 200 },
  data: ['/activity/videoMoment/*'],
  states: {
    running: {},
    midway: { as: '10002' },
    voted: { taps: ['vote'] },
    asked: { taps: ['song-title=夏天的风', 'song-singer=温岚', 'request'] },
    today: { taps: ['view#2'] },
    newest: { taps: ['view#3'] },
    'none-mine': { taps: ['view#4'] },
    'more-votes': { taps: ['vote-task-todo'] },
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    empty: { as: '10008' },
    rules: { taps: ['rules'] },
    'in-app': { client: 'android' },
    'list-failed': { faults: [{ path: '/activity/videoMoment/ranks', drop: true }] },
  },
  actions: {
    vote: { path: '/activity/videoMoment/addLikes', state: 'voted', shows: 'vote.given' },
    request: { path: '/activity/videoMoment/upload', state: 'asked', shows: 'list.byMe' },
  },
} satisfies PageMeta
