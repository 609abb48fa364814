import type { PageStory } from '#shared/testing/story'

/** Somebody looks further down the ranking. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: { zh: '我的名次', en: 'My place', tw: '我的名次' },
  async act(person) {
    await person.tap('button', { zh: '再看一些', en: 'Show more', tw: '再看一些' })
  },
  done: { zh: '已看 40/61 名', en: '40 of 61 shown', tw: '已看 40/61 名' },
}
