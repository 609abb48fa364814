import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/tasks'],
  weight: 'light',
  title: { zh: '灯会任务', en: 'Lantern tasks', tw: '燈會任務' },
  description: {
    zh: '完成任务，领取灯会奖励。',
    en: 'Do the tasks and take the rewards of the lantern fair.',
    tw: '完成任務，領取燈會獎勵。',
  },
  cover: './cover.png',
  themeColor: '#1d1238',
  listed: false,
  data: ['/activity/bench/tasks'],
  login: false,
  states: { running: {} },
} satisfies PageMeta
