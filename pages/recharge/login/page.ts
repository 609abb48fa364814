import type { PageMeta } from '#shared/runtime/app'

const NUMBER = 'mobile=2125550001'

export default {
  paths: ['/recharge/login'],
  weight: 'full',
  title: { zh: '登录国际充值', en: 'Log in to top up', tw: '登入國際儲值' },
  description: {
    zh: '用海外手机号和验证码登录，以当地货币充值 PP币。',
    en: 'Log in with your number and a code, and top up PP coins in your own currency.',
    tw: '用海外手機號碼和驗證碼登入，以當地貨幣儲值 PP幣。',
  },
  cover: './cover.jpg',
  themeColor: '#f3ecdc',
  listed: false,
  login: false,
  states: {
    'logged-out': { as: 'nobody' },
    'code-sent': { as: 'nobody', taps: [NUMBER, 'send-code'] },
    incomplete: { as: 'nobody', taps: ['login'] },
    'wrong-code': { as: 'nobody', taps: [NUMBER, 'send-code', 'code=654321', 'login'] },
    'countries-failed': {
      as: 'nobody',
      faults: [{ path: '/user/nolog/sms/getCountryCode', drop: true }],
    },
    'logged-in': {},
  },
} satisfies PageMeta
