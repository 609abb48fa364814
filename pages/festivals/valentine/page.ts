import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/valentineDay'],
  weight: 'full',
  title: { zh: '情人节 · 见字如面', en: 'Valentine: a letter a day', tw: '情人節 · 見字如面' },
  description: {
    zh: '每天给对方写一封信，两封都到就有花。',
    en: 'Write each other; when both letters are there, flowers are yours.',
    tw: '每天給對方寫一封信，兩封都到就有花。',
  },
  cover: './cover.jpg',
  themeColor: '#f6d3d0',
  listed: '49',
  art: { x: 300, y: 90, width: 300 },
  data: ['/activity/festival/detail', '/activity/festival/letters'],
  states: {
    single: {},
    paired: { as: '10002' },
    written: { as: '10002', taps: ['letter=今晚的月亮很好看，等你一起看', 'send-letter'] },
    opened: { as: '10002', taps: ['open-letter'] },
    exchanged: { as: '10003', taps: ['exchange'] },
    'in-app': { as: '10002', client: 'android' },
    'logged-out': { as: 'nobody' },
    coming: { as: '10005' },
    ended: { as: '10006' },
    settled: { as: '10007' },
    empty: { as: '10008' },
  },
  actions: {
    write: { path: '/activity/festival/letters/write', state: 'written', shows: 'waiting' },
    open: { path: '/activity/festival/letters/open', state: 'opened', shows: 'data-opened=2' },
    exchange: { path: '/activity/festival/exchange', state: 'exchanged', shows: 'offers.got' },
  },
} satisfies PageMeta
