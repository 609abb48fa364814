import type { Journey } from '#testing/journey'
import { isSentOnce } from '#testing/sent-once'
import { wordsOf } from '#testing/story'
import { CANCEL, NONE_MINE, RESERVE, RESERVED, reserving } from '../_family/testing.ts'

const say = wordsOf(import.meta.dirname)
const QUERY = '?token=demo-10001&userId=10001'
const PATH = '/room/music/reserve'
const GIVE_BACK = '/room/music/unReserve'
const HOUR = 3_600_000

/** A listener reserves a seat for tonight. */
export const story = reserving(QUERY)

export const journeys: Record<string, Journey> = {
  'a listener in a browser reserves, whose answer is late, and gives the seat back': {
    from: QUERY,
    async go(person, world) {
      await person.sees(NONE_MINE)
      await world.addFault({ path: PATH, delayMs: 13_000, after: true, times: 1 })
      await world.tapTwice('button', RESERVE)
      await person.waitsUntilGone(NONE_MINE)
      await isSentOnce(world, PATH)
      await world.reload()
      await person.sees(RESERVED)
      await world.addFault({ path: GIVE_BACK, drop: true, after: true, times: 1 })
      await person.tap('button', CANCEL)
      await person.sees({ role: 'dialog', name: say('family:karaoke.seat.askTitle') })
      await person.tap('button', say('family:karaoke.seat.askYes'))
      await person.sees(NONE_MINE)
      await isSentOnce(world, GIVE_BACK)
    },
  },
  'a listener in the app reserves, and enters the room when it begins': {
    from: QUERY,
    client: 'android',
    async go(person, world) {
      await person.tap('button', RESERVE)
      await person.sees(RESERVED)
      await world.advance(5 * HOUR)
      await world.comeBack()
      await person.finds(say('family:karaoke.live'))
      await person.tap('button', say('family:karaoke.enter'))
      await world.asked('jumpRoom')
      await person.tap('button', { zh: '周六', en: 'Sat', tw: '週六' })
      await person.tap('button', RESERVE)
      await person.waitsUntilGone(NONE_MINE)
    },
  },
}
