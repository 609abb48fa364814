import type { PageStory } from '#shared/testing/story'

/** Somebody who has everything withdraws 2000. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: { role: 'button', name: { zh: '获取验证码', en: 'Send code', tw: '取得驗證碼' } },
  async act(person) {
    await person.fill({ zh: '提现金额', en: 'Amount in PP coin', tw: '提領金額' }, '2000')
    await person.fill({ zh: '手机号', en: 'Mobile number', tw: '手機號碼' }, '13800010002')
    await person.tap('button', { zh: '获取验证码', en: 'Send code', tw: '取得驗證碼' })
    await person.sees({ zh: '验证码已发送', en: 'code', tw: '驗證碼已傳送' })
    await person.fill({ zh: '验证码', en: 'Verification code', tw: '驗證碼' }, '123456')
    await person.sees('198.00')
    await person.tap('button', { zh: '提现', en: 'Withdraw', tw: '提領' })
    await person.tap('button', { zh: '确认提现', en: 'Withdraw now', tw: '確認提領' })
  },
  done: { zh: '提现已提交', en: 'Withdrawal submitted', tw: '提領已送出' },
}
