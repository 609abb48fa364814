import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const REMINDED = { role: 'button', name: say('campaign/remind:reminded') } as const

/** Setting a reminder for the next campaign. */
export const story: PageStory = {
  query: '?token=demo-10001&userId=10001',
  ready: { zh: '雪球大作战', en: 'Snowball Fight', tw: '雪球大作戰' },
  async act(person) {
    await person.tap('button', say('campaign/remind:remind'))
  },
  done: REMINDED,
}

export const journeys: Record<string, Journey> = {
  'a reminder is still set after a reload, and as it starts the way in is there': {
    from: '?token=demo-10001&userId=10001',
    client: 'android',
    async go(person, world) {
      await person.tap('button', say('campaign/remind:remind'))
      await person.sees(REMINDED)
      await world.reload()
      await person.sees(REMINDED)
      await world.advance(3 * 86_400_000)
      await world.comeBack()
      await person.sees({ role: 'button', name: say('enter.hub') })
    },
  },
}
