import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)

/** Somebody looks up the generous and to whom the first of them gave. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: { zh: '收到的礼物', en: 'Gifts received', tw: '收到的禮物' },
  async act(person) {
    await person.tap('radio', say('boards.wealth'))
    await person.tap('button', '1')
  },
  done: { role: 'dialog', name: say('behind.wealth') },
}
