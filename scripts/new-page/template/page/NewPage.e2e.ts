import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)

/** Somebody on their first day signs in. */
export const story: PageStory = {
  query: '?token=demo-10001&userId=10001',
  ready: { role: 'button', name: say('signIn.today') },
  async act(person) {
    await person.tap('button', say('signIn.today'))
  },
  done: { role: 'button', name: say('signIn.signed') },
}
