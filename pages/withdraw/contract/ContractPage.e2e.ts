import type { PageStory } from '#shared/testing/story'

export const LAST = {
  zh: '须阅读并重新签署新版本',
  en: 'read and sign the new version',
  tw: '須閱讀並重新簽署新版本',
}

/** Somebody reads to the end, and signs. */
export const story: PageStory = {
  query: '?token=demo-10001&userId=10001',
  ready: { role: 'button', name: { zh: '签署协议', en: 'Sign the agreement', tw: '簽署協議' } },
  async act(person) {
    await person.readToEnd(LAST)
    await person.fill({ zh: '本人姓名', en: 'Your own name', tw: '本人姓名' }, '林知夏')
    await person.tap('button', { zh: '签署协议', en: 'Sign the agreement', tw: '簽署協議' })
  },
  done: { zh: '协议已签署', en: 'Agreement signed', tw: '協議已簽署' },
}
