import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const APPLY = say('apply')

/** Somebody chooses what to host and applies. */
export const story: PageStory = {
  query: '?token=demo-10001&userId=10001',
  ready: { role: 'button', name: APPLY },
  async act(person) {
    await person.tap('radio', '2700')
    await person.tap('button', APPLY)
  },
  done: { role: 'button', name: say('look') },
}

export const journeys: Record<string, Journey> = {
  'from the pitch to an accepted host’s stars, with the recruiter’s code scanned on the way': {
    from: '?token=demo-10001&userId=10001',
    async go(person, world) {
      await world.holdClock()
      await person.tap('button', say('contact.save'))
      const card = say('contact.card')
      await person.sees({ role: 'img', name: card })
      const link = new URL(await world.scan(card))
      if (link.searchParams.get('extensionOfficerId') !== '30021') throw new Error(`It leads to ${link}.`)
      await world.goBack()
      await person.tap('button', APPLY)
      await world.advance(24 * 60 * 60_000)
      await person.tap('button', say('look'))
      await person.sees({ zh: '距第 1 颗星', en: 'On the way to star 1', tw: '距第 1 顆星' })
    },
  },
}
