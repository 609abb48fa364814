import type { PageStory } from '#testing/story'

/** Somebody adds their bank account, step by step. */
export const story: PageStory = {
  query: '?token=demo-10001&userId=10001',
  ready: { role: 'button', name: { zh: '海港银行', en: 'Harbour Bank', tw: '海港銀行' } },
  async act(person) {
    await person.tap('button', { zh: '海港银行', en: 'Harbour Bank', tw: '海港銀行' })
    await person.fill({ zh: '户名', en: 'Account holder', tw: '戶名' }, '林知夏')
    await person.fill({ zh: '银行账号', en: 'Bank account number', tw: '銀行帳號' }, '6222020200112248')
    await person.tap('button', { zh: '下一步', en: 'Next', tw: '下一步' })
    await person.fill({ zh: '手机号', en: 'Mobile number', tw: '手機號碼' }, '13800010001')
    await person.tap('button', { zh: '提交核对', en: 'Submit for review', tw: '送出核對' })
  },
  done: { zh: '账户已添加', en: 'Account added', tw: '帳戶已新增' },
}
