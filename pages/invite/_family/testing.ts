import type { PageStory } from '#testing/story'

const BIND = { zh: '确认绑定', en: 'Bind', tw: '確認綁定' }
const YES = { zh: '同意绑定', en: 'Yes, bind', tw: '同意綁定' }

/** Somebody who is invited looks at what it means, and binds. */
export const bindStory: PageStory = {
  query: '?token=demo-10001&userId=10001&inviterId=30005',
  ready: { zh: '绑定意味着', en: 'What binding means', tw: '綁定代表什麼' },
  async act(person) {
    await person.tap('button', BIND)
    await person.tap('button', YES)
  },
  done: { zh: '已绑定，自', en: 'Bound since', tw: '已綁定，自' },
}
