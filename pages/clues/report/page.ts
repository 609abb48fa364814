import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/recruitment/reportClue'],
  weight: 'full',
  title: { zh: '写跟进', en: 'Write a report', tw: '寫跟進' },
  description: {
    zh: '聊过之后，写几句结果。',
    en: 'After the talk, write how it went.',
    tw: '聊過之後，寫幾句結果。',
  },
  cover: './cover.jpg',
  themeColor: '#7d4a24',
  listed: false,
  data: ['/user/media/clue/detail'],
  states: {
    open: {},
    missing: { taps: ['submit'] },
    filled: { taps: ['content=聊了十分钟，愿意试麦'] },
    sent: { taps: ['content=聊了十分钟，愿意试麦', 'submit'] },
    closed: { as: '10002', query: 'clueId=1' },
    empty: { as: '10008' },
    'in-app': { client: 'ios' },
  },
  actions: {
    report: {
      path: '/user/media/clue/report/submit',
      taps: ['content=聊了十分钟，愿意试麦', 'submit'],
      shows: 'data-expose=sent',
    },
  },
} satisfies PageMeta
