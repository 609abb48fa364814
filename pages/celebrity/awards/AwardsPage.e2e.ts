import type { PageStory } from '#testing/story'

/** Somebody looks up who won the last season. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: { zh: '公布', en: 'Results come out', tw: '公布' },
  async act(person) {
    await person.tap('radio', { zh: '第 5 季', en: 'No. 5', tw: '第 5 季' })
  },
  done: { zh: '赛季之星 ·', en: 'Star of the season ·', tw: '賽季之星 ·' },
}
