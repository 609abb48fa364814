import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/recruit'],
  weight: 'full',
  title: { zh: '主持人招募', en: 'Hosts wanted', tw: '主持人招募' },
  description: {
    zh: '三种主持，总有一种适合你的声音。要什么条件、怎么算收入，一页看清。',
    en: 'Three kinds of host, one of them for your voice: what it takes and what it brings.',
    tw: '三種主持，總有一種適合你的聲音。要什麼條件、怎麼算收入，一頁看清。',
  },
  cover: './cover.jpg',
  themeColor: '#241332',
  listed: false,
  data: ['/user/starHost/recruitment'],
  login: false,
  states: {
    pitch: {},
    nobody: { as: 'nobody' },
    reviewing: { taps: ['role#2', 'apply'] },
    refused: { as: '10009' },
    accepted: { as: '10002' },
    veteran: { as: '10003' },
    question: { taps: ['question'] },
    contact: { taps: ['contact'] },
    'in-app': { client: 'android' },
  },
  actions: {
    apply: { path: '/user/starHost/apply', taps: ['apply'], shows: 'data-state=reviewing' },
  },
} satisfies PageMeta
