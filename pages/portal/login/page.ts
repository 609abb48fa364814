import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/login'],
  weight: 'full',
  title: { zh: '手机号登录', en: 'Log in', tw: '手機號碼登入' },
  description: {
    zh: '用手机号和验证码登录，继续刚才的活动。',
    en: 'Log in with your phone number and a code, and go on where you were.',
    tw: '用手機號碼和驗證碼登入，繼續剛才的活動。',
  },
  cover: './cover.png',
  themeColor: '#1f1446',
  listed: false,
  login: false,
  states: {
    'logged-out': { as: 'nobody' },
    'code-sent': { as: 'nobody', taps: ['mobile=13800010001', 'send-code'] },
    incomplete: { as: 'nobody', taps: ['login'] },
    'wrong-code': {
      as: 'nobody',
      taps: ['mobile=13800010001', 'send-code', 'code=654321', 'agree', 'login'],
    },
    'countries-failed': {
      as: 'nobody',
      faults: [{ path: '/user/nolog/sms/getCountryCode', drop: true }],
    },
    'logged-in': {},
    desktop: { as: 'nobody', device: 'desktop' },
  },
} satisfies PageMeta
