import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)

/** Somebody looks up an earlier season. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: say('star'),
  async act(person) {
    await person.tap('radio', { zh: '第 4 季', en: 'No. 4', tw: '第 4 季' })
  },
  done: { zh: '名人堂第 4 季', en: 'Hall of Fame, season 4', tw: '名人堂第 4 季' },
}
