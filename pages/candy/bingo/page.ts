import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/freeCandyBinGo'],
  weight: 'light',
  title: {
    zh: '糖果宾果',
    en: 'Candy bingo',
    tw: '糖果賓果',
  },
  description: {
    zh: '做任务，盖图章，连成一线就有奖，盖满整张拿大奖。',
    en: 'Do tasks, collect stamps: a line wins, and the full card wins the most.',
    tw: '做任務，蓋圖章，連成一線就有獎，蓋滿整張拿大獎。',
  },
  cover: './cover.png',
  themeColor: '#8b173b',
  states: {
    open: {},
    signed: { taps: ['sign-in'] },
    'in-app': { host: 'android' },
    loading: { answers: [{ path: '/user/userSignRecord/record', hang: true }] },
    'logged-out': { as: 'nobody' },
    failed: { answers: [{ path: '/user/userSignRecord/record', code: 500 }] },
  },
} satisfies PageMeta
