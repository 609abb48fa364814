import { type PageStory, wordsOf } from '#testing/story'

const say = wordsOf(import.meta.dirname)

/** Somebody looks through the music halls. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: { role: 'radio', name: say('family:tabs.all') },
  async act(person) {
    await person.tap('radio', say('family:tabs.all'))
    await person.tap('radio', { zh: '音乐', en: 'Music', tw: '音樂' })
  },
  done: { zh: '人在线', en: 'online', tw: '人線上' },
}
