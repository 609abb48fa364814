import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/activityNew/goddessRegal/index'],
  weight: 'full',
  title: {
    zh: '谁最有魅力，谁最豪气',
    en: 'The most charming, the most generous',
    tw: '誰最有魅力，誰最豪氣',
  },
  description: {
    zh: '魅力榜看收到的心意，豪气榜看送出的手笔，前十名都有奖励。',
    en: 'Charm counts gifts received, generosity gifts given. The first ten of each win.',
    tw: '魅力榜看收到的心意，豪氣榜看送出的手筆，前十名都有獎勵。',
  },
  cover: './cover.jpg',
  frames: 'any',
  themeColor: '#0c2f33',
  listed: '45',
  art: { x: 130, y: 8, width: 340 },
  data: ['/activity/goddessRegalLeaderboard/detail', '/activity/goddessRegalLeaderboard/ranks'],
  login: false,
  states: {
    charm: {},
    nobody: { as: 'nobody' },
    wealth: { as: '10002', taps: ['board#2'] },
    today: { as: '10002', taps: ['period#2'] },
    supporters: { as: '10002', taps: ['rank-open'] },
    mine: { as: '10003' },
    prizes: { taps: ['prizes'] },
    'in-app': { as: '10002', client: 'android', taps: ['rank-open'] },
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    empty: { as: '10008' },
  },
} satisfies PageMeta
