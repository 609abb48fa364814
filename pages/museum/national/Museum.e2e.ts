import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)

/** Somebody looks at what the collector’s reset would take from them. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: { role: 'button', name: { zh: '油纸伞', en: 'Oil-paper umbrella', tw: '油紙傘' } },
  async act(person) {
    await person.tap('radio', say('family:rooms.collector'))
    await person.tap('button', { zh: '重置 300', en: 'Reset for 300', tw: '重置 300' })
  },
  done: { zh: '9 收藏分', en: '9 points', tw: '9 收藏分' },
}
