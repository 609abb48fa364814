import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/celebirty/awardList'],
  weight: 'full',
  title: { zh: '名人堂赛季奖项', en: 'Hall of Fame awards', tw: '名人堂賽季獎項' },
  description: {
    zh: '每一季谁得了什么，名次和段位各有什么奖。',
    en: 'Who won what in each season, and what places and rungs receive.',
    tw: '每一季誰得了什麼，名次和段位各有什麼獎。',
  },
  cover: './cover.jpg',
  frames: 'any',
  themeColor: '#e4d9c8',
  listed: false,
  data: ['/activity/ladderCompetition/ranks', '/activity/ladderCompetition/prizes'],
  login: false,
  states: {
    running: {},
    nobody: { as: 'nobody' },
    past: { taps: ['season#2'] },
    'in-app': { client: 'ios' },
    coming: { as: '10005' },
    settled: { as: '10007' },
    empty: { as: '10008' },
  },
} satisfies PageMeta
