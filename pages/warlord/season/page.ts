import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/battle'],
  redirects: [{ from: '/battleTaskReward', to: '/battle?needShowPopReward=1' }],
  weight: 'light',
  title: { zh: '队长战令', en: 'Battle Order', tw: '隊長戰令' },
  description: {
    zh: '每日受训，积攒战功，一路领取队长战令奖励。',
    en: "Train daily, earn merit and climb the captain's reward track.",
    tw: '每日受訓，累積戰功，一路領取隊長戰令獎勵。',
  },
  cover: './cover.png',
  themeColor: '#0b0722',
  states: {
    running: {},
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    advanced: { as: '10002' },
    'rewards-popup': { as: '10002', query: 'needShowPopReward=1' },
    'logged-out': { as: 'nobody' },
    failed: { answers: [{ path: '/user/cap/battle/task/list', code: 500 }] },
  },
} satisfies PageMeta
