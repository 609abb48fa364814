import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/singHi'],
  weight: 'full',
  title: {
    zh: '今夜开唱 · 语音房卡拉OK',
    en: 'Tonight we sing: karaoke in voice rooms',
    tw: '今夜開唱 · 語音房卡拉OK',
  },
  description: {
    zh: '每晚四场，按日期和歌手挑节目，预约座位，开唱就进房间。',
    en: 'Four sets a night: choose by day and singer, reserve a seat, and step in when it begins.',
    tw: '每晚四場，按日期和歌手挑節目，預約座位，開唱就進房間。',
  },
  cover: './cover.jpg',
  themeColor: '#241018',
  listed: false,
  data: ['/room/music/schedule'],
  states: {
    tonight: { at: '14:30', shows: 'karaoke.next' },
    live: { at: '19:20', shows: 'karaoke.live' },
    'live-in-app': { at: '19:20', client: 'android', shows: 'karaoke.enter' },
    reserved: { at: '14:30', shows: 'karaoke.seat.mine', taps: ['reserve', 'reserve'] },
    'cancel-question': { at: '14:30', shows: 'karaoke.seat.askTitle', taps: ['reserve', 'cancel'] },
    tomorrow: { taps: ['night#3'] },
    yesterday: { taps: ['night'] },
    singer: { taps: ['singer'] },
    empty: { as: '10008' },
    rules: { taps: ['rules'] },
  },
  actions: {
    reserve: { path: '/room/music/reserve', at: '14:30', taps: ['reserve'], shows: 'karaoke.seat.mine' },
    cancel: {
      path: '/room/music/unReserve',
      state: 'cancel-question',
      taps: ['cancel-yes'],
      shows: 'karaoke.mineNone',
    },
  },
} satisfies PageMeta
