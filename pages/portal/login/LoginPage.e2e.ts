import type { PageStory } from '#shared/testing/story'

const CODE_SENT = { zh: '验证码已发送', en: 'code', tw: '驗證碼已傳送' }

export const story: PageStory = {
  query: '?back=/battleRule',
  ready: { role: 'button', name: { zh: '获取验证码', en: 'Send code', tw: '取得驗證碼' } },
  async act(person) {
    await person.fill({ zh: '手机号', en: 'Mobile number', tw: '手機號碼' }, '13800138000')
    await person.tap('button', { zh: '获取验证码', en: 'Send code', tw: '取得驗證碼' })
    await person.sees(CODE_SENT)
    await person.fill({ zh: '验证码', en: 'Verification code', tw: '驗證碼' }, '123456')
    await person.tap('checkbox', { zh: '我已阅读', en: 'I have read', tw: '我已閱讀' })
    await person.tap('button', { zh: '登录', en: 'Log in', tw: '登入' })
    await person.arrivesAt('/battleRule')
  },
  done: { role: 'heading', name: { zh: '规则', en: 'ules', tw: '規則' } },
}
