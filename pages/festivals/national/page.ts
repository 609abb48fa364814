import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/nationalDay'],
  weight: 'light',
  title: { zh: '国庆 · 四方集结', en: 'National Day: four teams', tw: '國慶 · 四方集結' },
  description: {
    zh: '选一支队伍，连签七天，一起冲上榜首。',
    en: 'Choose a team, sign in seven days in a row, and climb to the top.',
    tw: '選一支隊伍，連簽七天，一起衝上榜首。',
  },
  cover: './cover.jpg',
  themeColor: '#c2281d',
  listed: '46',
  art: { x: 362, y: 100, width: 238 },
  data: ['/activity/festival/detail', '/activity/festival/regions'],
  states: {
    fresh: {},
    joined: { taps: ['join#1', 'confirm-join'] },
    'ask-join': { taps: ['join#1'] },
    midway: { as: '10002' },
    signed: { as: '10002', taps: ['sign'] },
    claimed: { as: '10002', taps: ['festival-task-claimable'] },
    exchanged: { as: '10003', taps: ['exchange'] },
    today: { as: '10002', taps: ['period#2'] },
    'in-app': { as: '10002', client: 'android' },
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    empty: { as: '10008' },
    'teams-failed': { faults: [{ path: '/activity/festival/regions', drop: true }] },
  },
  actions: {
    join: { path: '/activity/festival/regions/join', state: 'joined', shows: 'joined' },
    sign: { path: '/activity/festival/regions/sign', state: 'signed', shows: 'data-signed=today' },
    claim: { path: '/activity/festival/task/receive', state: 'claimed', shows: 'data-tokens=66' },
  },
} satisfies PageMeta
