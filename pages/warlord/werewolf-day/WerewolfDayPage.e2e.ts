import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import { CLAIM, CLAIMED, GREAT } from '../_family/testing.ts'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const HOUR = 3_600_000

/** On the morning after, a host claims the first bounty of the night. */
export const story: PageStory = {
  query: '?token=demo-10006&userId=10006',
  ready: say('clock.ended'),
  main: say('pay.coins'),
  async act(person) {
    await person.tap('button', CLAIM)
    await person.tap('button', GREAT)
    await person.waitsUntilGone({ role: 'button', name: GREAT })
  },
  done: CLAIMED,
}

export const journeys: Record<string, Journey> = {
  'a host plays under the blood moon, claims every bounty, and is paid in the morning': {
    from: '?token=demo-10001&userId=10001',
    client: 'android',
    async go(person, world) {
      await person.sees(say('clock.doubleIn'))
      await person.tap('button', say('family:go.hall'))
      await world.asked('jumpRoom')
      await world.advance(7.4 * HOUR)
      await world.happen('10001', 'hosted', 3)
      await world.comeBack()
      await person.sees('300')
      for (let bounty = 0; bounty < 3; bounty++) {
        await person.tap('button', CLAIM)
        await world.asked('showCaptainReward')
      }
      await world.advance(3 * HOUR)
      await world.comeBack()
      await person.finds(say('clock.ended'))
      await world.advance(10 * HOUR)
      await world.comeBack()
      await person.finds(say('leaders.title'))
      await person.finds(say('pay.issued'))
    },
  },
  'in a plain browser hosting leads to the app, and the rules to their page': {
    from: '?token=demo-10001&userId=10001',
    async go(person, world) {
      await person.tap('button', say('family:rules.open'))
      await person.tap('link', say('family:rules.full'))
      await person.arrivesAt('/battleRule')
      await world.goBack()
      await person.tap('button', say('family:go.app'))
      await person.arrivesAt('/download')
    },
  },
}
