import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/singHiForApp'],
  weight: 'full',
  title: { zh: '今夜开唱', en: 'Tonight we sing', tw: '今夜開唱' },
  description: {
    zh: '今晚谁在唱、几点唱，一张节目单看完，预约座位不迟到。',
    en: 'Who sings tonight and when, on one timetable, with a seat reserved for you.',
    tw: '今晚誰在唱、幾點唱，一張節目單看完，預約座位不遲到。',
  },
  cover: './cover.jpg',
  themeColor: '#241018',
  listed: false,
  data: ['/room/music/schedule'],
  login: false,
  states: {
    'in-app': { at: '14:30', shows: 'karaoke.next', client: 'android' },
    live: { at: '19:20', client: 'ios', shows: 'karaoke.live' },
    reserved: { at: '14:30', shows: 'karaoke.seat.mine', client: 'android', taps: ['reserve', 'reserve'] },
    'cancel-question': {
      at: '14:30',
      shows: 'karaoke.seat.askTitle',
      client: 'android',
      taps: ['reserve', 'cancel'],
    },
    browser: { at: '19:20', shows: 'karaoke.openApp' },
    empty: { as: '10008', client: 'android' },
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
