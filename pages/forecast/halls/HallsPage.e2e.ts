import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const NEWER = { role: 'button', name: say('newer') } as const

/** Somebody picks an event of the week. */
export const story: PageStory = {
  query: '?token=demo-10001&userId=10001',
  ready: { zh: '月下茶馆', en: 'Moonlit Teahouse', tw: '月下茶館' },
  async act(person) {
    await person.tap('button', say('campaign/remind:remind'))
  },
  done: { role: 'button', name: say('campaign/remind:reminded') },
}

export const journeys: Record<string, Journey> = {
  'what is said in a hall meanwhile is offered, and shown when it is asked for': {
    from: '?token=demo-10001&userId=10001&roomId=88002',
    client: 'android',
    async go(person, world) {
      await world.holdClock()
      await person.tap('button', say('listen'))
      await person.sees({ role: 'dialog', name: { zh: '星河电台', en: 'Galaxy Radio', tw: '星河電台' } })
      await person.sees({ role: 'listitem', name: '' })
      await world.advance(60_000)
      await person.sees(NEWER)
      await person.tap('button', NEWER.name)
      await person.waitsUntilGone(NEWER)
    },
  },
}
