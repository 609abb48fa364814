import type { PageMeta } from '#shared/runtime/app'

const RANKS = '/activity/magicEmoji/userRanks'

export default {
  paths: ['/magicEmojiRank'],
  weight: 'light',
  title: { zh: '魔法表情榜', en: 'Magic Emoji Ranking', tw: '魔法表情榜' },
  description: {
    zh: '看谁换得最多，前三十名都有奖。',
    en: 'Who exchanged the most? The first thirty win prizes.',
    tw: '看誰換得最多，前三十名都有獎。',
  },
  cover: './cover.jpg',
  themeColor: '#c9b6ff',
  listed: false,
  data: [RANKS],
  states: {
    running: { as: '10002' },
    unranked: {},
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    veteran: { as: '10003' },
    empty: { as: '10008' },
    'further-down': { taps: ['more'] },
    rules: { taps: ['rules'] },
    'in-app': { as: '10002', client: 'ios' },
    loading: { faults: [{ path: '/activity/magicEmoji/*', hang: true }] },
    failed: { faults: [{ path: RANKS, drop: true }] },
  },
} satisfies PageMeta
