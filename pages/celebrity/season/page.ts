import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/celebirty'],
  weight: 'full',
  title: { zh: '名人堂', en: 'Hall of Fame', tw: '名人堂' },
  description: {
    zh: '一季一榜，升段有奖，站上台阶的人会被记住。',
    en: 'A ranking each season, prizes on each rung, and names that stay.',
    tw: '一季一榜，升段有獎，站上台階的人會被記住。',
  },
  cover: './cover.jpg',
  frames: 'any',
  themeColor: '#e4d9c8',
  listed: '44',
  art: { x: 115, y: 0, width: 370 },
  data: ['/activity/ladderCompetition/ranks', '/activity/ladderCompetition/prizes'],
  login: false,
  states: {
    season: { as: '10002' },
    nobody: { as: 'nobody' },
    fresh: {},
    veteran: { as: '10003' },
    rules: { taps: ['rules'] },
    'in-app': { as: '10002', client: 'android' },
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    empty: { as: '10008' },
  },
} satisfies PageMeta
