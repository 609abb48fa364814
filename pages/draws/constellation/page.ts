import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/constellation'],
  weight: 'light',
  title: { zh: '观星图志', en: 'The Star Atlas', tw: '觀星圖誌' },
  description: {
    zh: '点亮十二星座，开启层层星空，收取满天星礼。',
    en: 'Light the twelve constellations, open the sky floor by floor and win what the stars hold.',
    tw: '點亮十二星座，開啟層層星空，收下滿天星禮。',
  },
  cover: './cover.png',
  themeColor: '#03090f',
  data: ['/activity/constellation/*'],
  states: {
    running: {},
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    midway: { as: '10002' },
    veteran: { as: '10003' },
    'without-keys': { as: '10004' },
    empty: { as: '10008' },
    drawn: { taps: ['draw-1'] },
    'drawn-ten': { as: '10002', taps: ['draw-10'] },
    treasure: { as: '10003', taps: ['draw-10'] },
    'draw-unknown': {
      answers: [{ path: '/activity/constellation/luckyDraw', drop: true }],
      taps: ['draw-1'],
    },
    'reset-question': { as: '10002', taps: ['reset-open'] },
    'reset-unknown': {
      as: '10002',
      answers: [{ path: '/activity/constellation/starsRoom/reset', drop: true }],
      taps: ['reset-open', 'reset', 'reset-open'],
    },
    room: { taps: ['room#2'] },
    'room-closed': { taps: ['room#6'] },
    level: { as: '10002', taps: ['level#2'] },
    package: { taps: ['package'] },
    'package-without-coins': { as: '10004', taps: ['package'] },
    'package-unknown': {
      answers: [{ path: '/activity/constellation/giftPackage/buy', drop: true }],
      taps: ['package', 'buy-package'],
    },
    'past-rankings': { taps: ['ranks'] },
    rules: { taps: ['rules'] },
    'in-app': { host: 'flutter' },
    'board-loading': { answers: [{ path: '/activity/constellation/rooms', hang: true }] },
    'board-failed': { answers: [{ path: '/activity/constellation/rooms', drop: true }] },
    'below-failed': {
      answers: [
        { path: '/activity/constellation/levelRewards', drop: true },
        { path: '/activity/constellation/giftPackage/detail', drop: true },
      ],
    },
  },
  actions: {
    draw: { path: '/activity/constellation/luckyDraw', state: 'drawn', shows: 'data-expose=result' },
    'buy-package': {
      path: '/activity/constellation/giftPackage/buy',
      state: 'package',
      taps: ['buy-package'],
      shows: 'data-expose=result',
    },
    'change-room': {
      path: '/activity/constellation/changeRoom',
      state: 'room',
      taps: ['change-room'],
      shows: 'room.changed',
    },
    'open-floor': {
      path: '/activity/constellation/openNextFloor',
      as: '10002',
      taps: ['open-floor'],
      shows: 'floor.opened',
    },
    level: {
      path: '/activity/constellation/levelRewards/receive',
      state: 'level',
      shows: 'data-expose=result',
    },
  },
} satisfies PageMeta
