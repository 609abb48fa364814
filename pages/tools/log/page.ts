import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/log'],
  weight: 'full',
  title: { zh: '飞行记录仪', en: 'Flight recorder', tw: '飛行記錄器' },
  description: {
    zh: '这台手机上的错误与操作记录：查看、筛选、上传给客服。',
    en: 'What went wrong on this phone: look, filter, and upload it to support.',
    tw: '這支手機上的錯誤與操作紀錄：查看、篩選、上傳給客服。',
  },
  cover: './cover.png',
  themeColor: '#10181a',
  listed: false,
  login: false,
  states: {
    first: { as: 'nobody' },
    entries: { as: 'nobody', taps: ['test-entry', 'test-entry'] },
    detail: { as: 'nobody', taps: ['test-entry', 'entry'] },
    device: { as: 'nobody', taps: ['device'] },
    uploaded: { as: 'nobody', taps: ['test-entry', 'upload'] },
    'upload-failed': {
      as: 'nobody',
      faults: [{ path: '/assets/frontendLog/*', drop: true }],
      taps: ['test-entry', 'upload'],
    },
    'in-app': { client: 'android' },
  },
} satisfies PageMeta
