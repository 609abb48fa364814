import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)

/** Somebody who is invited looks at what it means, and binds. */
export const bindStory: PageStory = {
  query: '?token=demo-10001&userId=10001&inviterId=30005',
  ready: say('terms'),
  async act(person) {
    await person.tap('button', say('bind'))
    await person.tap('button', say('confirm.yes'))
  },
  done: { zh: '已绑定，自', en: 'Bound since', tw: '已綁定，自' },
}
