import type { Journey } from '#testing/journey'
import { wordsOf } from '#testing/story'
import { CLAIM, CLAIMED, claiming, GREAT, WON } from '../_family/testing.ts'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const QUERY = '?token=demo-10002&userId=10002'

/** A captain claims a record that counts duets. */
export const story = claiming(QUERY, say('family:wall.need.duets'))

export const journeys: Record<string, Journey> = {
  'everything on the wall is claimed, records and singles, and stays so': {
    from: QUERY,
    client: 'ios',
    async go(person, world) {
      for (let left = 4; left > 0; left--) {
        await person.tap('button', CLAIM)
        await person.tap('button', GREAT)
        await person.waitsUntilGone({ role: 'dialog', name: WON })
      }
      await person.waitsUntilGone({ role: 'button', name: CLAIM })
      await world.reload()
      await person.sees(CLAIMED)
      await person.waitsUntilGone({ role: 'button', name: CLAIM })
    },
  },
}
