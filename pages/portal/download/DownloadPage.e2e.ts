import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)

/** In a messenger, by an invitation link: the page shows the inviter and the way to a browser. */
export const story: PageStory = {
  query: '?extensionOfficerId=10002&shareId=s1',
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; Redmi 9) AppleWebKit/537.36 Chrome/80.0.3987.99 Mobile Safari/537.36 MicroMessenger/8.0.42',
  ready: { zh: '邀请你一起来玩', en: 'invites you to join', tw: '邀請你一起來玩' },
  withoutServer: { role: 'button', name: say('get') },
  async act(person) {
    await person.tap('button', say('get'))
    await person.sees(say('guide.menu'))
    await person.tap('button', say('guide.copy'))
  },
  done: say('guide.title'),
}
