import type { PageMeta } from '#shared/runtime/app'

const ASK = '/misc/assistant/ask'

export default {
  paths: ['/AI'],
  weight: 'full',
  title: { zh: '问问守塔人', en: 'Ask the keeper', tw: '問問守塔人' },
  description: {
    zh: '开厅、提现、安全，有问题就问，马上有回答。',
    en: 'Halls, withdrawals, staying safe: ask, and have an answer right away.',
    tw: '開廳、提領、安全，有問題就問，馬上有回答。',
  },
  cover: './cover.jpg',
  frames: 'any',
  themeColor: '#0c3f52',
  listed: false,
  login: false,
  states: {
    new: {},
    nobody: { as: 'nobody' },
    answered: { taps: ['suggestion'] },
    table: { taps: ['suggestion#2'] },
    coming: { faults: [{ path: ASK, hang: true }], taps: ['suggestion'] },
    broken: { faults: [{ path: ASK, cut: 300 }], taps: ['suggestion'] },
    refused: { faults: [{ path: ASK, code: 8001, desc: '…' }], taps: ['suggestion'] },
    hostile: {
      faults: [
        {
          path: ASK,
          lines: [
            { text: '<img src=x onerror=alert(1)> [x](javascript:alert(1)) **[' },
            { text: 'link](https://example.com)** <b>b</b>\n```\nfence' },
            { end: 'whole' },
          ],
        },
      ],
      taps: ['suggestion'],
    },
    clear: { taps: ['suggestion', 'clear'] },
    'in-app': { client: 'android' },
  },
} satisfies PageMeta
