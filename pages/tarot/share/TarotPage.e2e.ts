import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const TURN_ALL = say('turnAll')

/** A stranger turns over the cards that somebody shared. */
export const story: PageStory = {
  query: '?readingId=10003-20000',
  ready: { role: 'button', name: TURN_ALL },
  async act(person) {
    await person.tap('button', TURN_ALL)
  },
  done: { role: 'img', name: { zh: '运势', en: 'Luck', tw: '運勢' } },
}

export const journeys: Record<string, Journey> = {
  'my reading of today is shared by its own number, and a friend sees the same cards': {
    from: '?token=demo-10002&userId=10002',
    client: 'android',
    async go(person, world) {
      await person.tap('button', TURN_ALL)
      await person.tap('button', say('share'))
      const shared = JSON.stringify(await world.asked('toShareNew'))
      const [, readingId] = /readingId=(10002-\d+)/.exec(shared) ?? []
      if (!readingId) throw new Error(`No reading is named in what was shared: ${shared}.`)
      await person.opens(`/tarotShare?readingId=${readingId}&token=demo-10001&userId=10001`)
      await person.tap('button', TURN_ALL)
      await person.finds({ role: 'link', name: say('mine') })
    },
  },
}
