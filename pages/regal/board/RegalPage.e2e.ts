import type { PageStory } from '#testing/story'

/** Somebody looks up the generous and to whom the first of them gave. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: { zh: '收到的礼物', en: 'Gifts received', tw: '收到的禮物' },
  async act(person) {
    await person.tap('radio', { zh: '豪气榜', en: 'Generosity', tw: '豪氣榜' })
    await person.tap('button', '1')
  },
  done: { role: 'dialog', name: { zh: '心意送给了谁', en: 'Who they gave to', tw: '心意送給了誰' } },
}
