import { type PageStory, wordsOf } from '#testing/story'

const say = wordsOf(import.meta.dirname)

/** Somebody looks up the prizes. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: say('family:me.score'),
  async act(person) {
    await person.tap('tab', say('family:contest.prizes'))
  },
  done: { zh: '第 1 名', en: '1st', tw: '第 1 名' },
}
