import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/activityNew/giftSuit'],
  weight: 'full',
  title: { zh: '礼物套装', en: 'Gift suits', tw: '禮物套裝' },
  description: {
    zh: '按顺序送齐一套礼物，点亮全套特效，带走套装奖励。',
    en: 'Send the gifts of a suit in order. The last one lights its effect and brings its rewards.',
    tw: '按順序送齊一套禮物，點亮全套特效，帶走套裝獎勵。',
  },
  cover: './cover.jpg',
  frames: 'any',
  themeColor: '#0e2f27',
  listed: '39',
  art: { x: 60, y: 205, width: 208 },
  data: ['/activity/giftSuit/list', '/activity/giftSuit/collectors'],
  login: false,
  states: {
    begun: { as: '10002' },
    fresh: {},
    nobody: { as: 'nobody' },
    full: { as: '10002', taps: ['suit#1'] },
    locked: { as: '10002', taps: ['suit#3'] },
    effect: { as: '10002', taps: ['effect'] },
    'last-missing': { as: '10003' },
    'all-suits': { as: '10002', taps: ['scope#2'] },
    'in-app': { as: '10002', client: 'android' },
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    empty: { as: '10008' },
  },
} satisfies PageMeta
