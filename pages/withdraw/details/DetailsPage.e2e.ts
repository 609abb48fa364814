import type { PageStory } from '#testing/story'

/** Somebody completes the details of a wallet. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002&accountId=2',
  ready: '**** 8866',
  main: { role: 'button', name: { zh: '去完善', en: 'Complete', tw: '去補齊' } },
  async act(person) {
    await person.choose(
      { zh: '银行或钱包', en: 'Bank or wallet', tw: '銀行或錢包' },
      { zh: '口袋钱包', en: 'Pocket Wallet', tw: '口袋錢包' },
    )
    await person.fill({ zh: '户名', en: 'Account holder', tw: '戶名' }, '林知夏')
    await person.fill({ zh: '钱包账号', en: 'Wallet number', tw: '錢包帳號' }, '88661234')
    await person.fill({ zh: '手机号', en: 'Mobile number', tw: '手機號碼' }, '13800010002')
    await person.tap('button', { zh: '提交核对', en: 'Submit for review', tw: '送出核對' })
  },
  done: '**** 1234',
}
