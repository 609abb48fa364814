import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/recallBoss'],
  weight: 'full',
  title: {
    zh: '老友召回',
    en: 'Light the Beacon',
    tw: '老友召回',
  },
  description: {
    zh: '给很久没来的老板写一封信，他回来，你就有赏；任务、签到、等级与队长榜都在这里。',
    en: 'Write to the bosses who have been away. When one comes home you are paid, and points lift you up the ladder.',
    tw: '給很久沒來的老闆寫一封信，他回來，你就有賞；任務、簽到、等級與隊長榜都在這裡。',
  },
  cover: './cover.png',
  themeColor: '#7b3608',
  states: {
    open: {},
    signed: { taps: ['sign-in'] },
    'in-app': { host: 'android' },
    loading: { answers: [{ path: '/user/userSignRecord/record', hang: true }] },
    'logged-out': { as: 'nobody' },
    failed: { answers: [{ path: '/user/userSignRecord/record', code: 500 }] },
  },
} satisfies PageMeta
