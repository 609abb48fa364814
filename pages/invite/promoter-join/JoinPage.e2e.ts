import type { PageStory } from '#testing/story'

/** Somebody applies. */
export const story: PageStory = {
  query: '?token=demo-10001&userId=10001',
  ready: { role: 'button', name: { zh: '提交申请', en: 'Submit', tw: '送出申請' } },
  async act(person) {
    await person.fill({ zh: '真实姓名', en: 'Your full name', tw: '真實姓名' }, '林知夏')
    await person.fill({ zh: '手机号', en: 'Mobile number', tw: '手機號碼' }, '13800010001')
    await person.tap('button', { zh: '提交申请', en: 'Submit', tw: '送出申請' })
  },
  done: { zh: '申请已收到', en: 'We have your application', tw: '申請已收到' },
}
