import type { PageStory } from '#testing/story'

/** Somebody looks through the music halls. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: { role: 'radio', name: { zh: '全部', en: 'All', tw: '全部' } },
  async act(person) {
    await person.tap('radio', { zh: '全部', en: 'All', tw: '全部' })
    await person.tap('radio', { zh: '音乐', en: 'Music', tw: '音樂' })
  },
  done: { zh: '人在线', en: 'online', tw: '人線上' },
}
