import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)

/** Somebody wants to be there when it starts. */
export const story: PageStory = {
  query: '?token=demo-10001&userId=10001',
  ready: { zh: '冬日集市', en: 'Winter market', tw: '冬日市集' },
  async act(person) {
    await person.tap('button', say('campaign/remind:remind'))
  },
  done: { role: 'button', name: say('campaign/remind:reminded') },
}
