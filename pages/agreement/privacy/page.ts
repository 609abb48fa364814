import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/agreement/agreementJQ'],
  weight: 'full',
  title: { zh: '隐私政策', en: 'Privacy policy', tw: '隱私權政策' },
  description: {
    zh: '我们用到你的哪些信息、为什么、保存多久，以及你能决定什么。',
    en: 'What we use, why, for how long, and what you decide.',
    tw: '我們用到你的哪些資訊、為什麼、保留多久，以及你能決定什麼。',
  },
  cover: './cover.png',
  frames: 'any',
  themeColor: '#141a45',
  listed: false,
  login: false,
  states: {
    current: { as: 'nobody' },
    earlier: { as: 'nobody', query: 'version=2025-06-01' },
    large: { as: 'nobody', taps: ['large-type'] },
    'asked-by-login': { as: 'nobody', query: 'agree=1&back=/login' },
  },
} satisfies PageMeta
