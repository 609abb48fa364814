import { lightLantern } from '#shared/api/festival-pairs'
import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const QUERY = '?token=demo-10002&userId=10002'
/** The other one of 10002's couple. */
const PARTNER = '84021'
const PATH = '/activity/festival/lanterns/light'
const LIGHT = say('light')
const HOUR = 3_600_000
/** Browser tests begin at half past two in the afternoon of the product's day. */
const TOMORROW = Date.parse('2026-11-21T00:00:00+08:00')

/** Somebody lights their half of a lantern whose other half is lit. */
export const story: PageStory = {
  query: QUERY,
  ready: { role: 'button', name: LIGHT },
  act: (person) => person.tap('button', LIGHT),
  done: say('risenToday'),
}

export const journeys: Record<string, Journey> = {
  'midnight brings a new lantern; I light it with the answer lost, the other one after me, and it rises': {
    from: QUERY,
    async go(person, world) {
      await world.holdClock()
      await world.advance(10 * HOUR)
      await world.comeBack()
      await person.finds(say('dark'))
      await world.addFault({ path: PATH, drop: true, after: true, times: 1 })
      await person.tap('button', LIGHT)
      await person.finds(say('mineOnly'))
      if ((await world.idempotencyKeys(PATH)) !== 1)
        throw new Error('A light whose answer was lost was sent twice.')
      await world.meanwhile(PARTNER, lightLantern, { at: TOMORROW })
      await world.comeBack()
      await person.finds(say('risenToday'))
    },
  },
}
