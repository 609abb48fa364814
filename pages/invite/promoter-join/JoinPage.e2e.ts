import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)

/** Somebody applies. */
export const story: PageStory = {
  query: '?token=demo-10001&userId=10001',
  ready: { role: 'button', name: say('submit') },
  async act(person) {
    await person.fill(say('name'), '林知夏')
    await person.fill(say('mobile'), '13800010001')
    await person.tap('button', say('submit'))
  },
  done: say('got'),
}
