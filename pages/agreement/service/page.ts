import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/agreement/agreementZJ'],
  weight: 'full',
  title: { zh: '用户服务协议', en: 'Terms of service', tw: '使用者服務條款' },
  description: {
    zh: '账号、房间行为、PP币与提现的约定，历次版本都在这里。',
    en: 'Your account, the rooms, PP coins and withdrawals, with every earlier version.',
    tw: '帳號、房間行為、PP幣與提領的約定，歷次版本都在這裡。',
  },
  cover: './cover.png',
  frames: 'any',
  themeColor: '#0f3a30',
  listed: false,
  login: false,
  states: {
    current: { as: 'nobody' },
    earlier: { as: 'nobody', query: 'version=2025-06-01' },
    large: { as: 'nobody', taps: ['large-type'] },
    asked: { query: 'agree=1&back=/payerMax/eleSignH5' },
  },
} satisfies PageMeta
