import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)

/** Somebody looks what the witch did. */
export const story: PageStory = {
  query: '?gameId=300001',
  ready: { role: 'radio', name: say('family:roles.witch') },
  async act(person) {
    await person.tap('radio', say('family:roles.witch'))
  },
  done: say('family:events.save'),
}
