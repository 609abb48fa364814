import type { Journey } from '#testing/journey'
import { wordsOf } from '#testing/story'
import { CANCEL, NONE_MINE, RESERVE, RESERVED, reserving } from '../_family/testing.ts'

const say = wordsOf(import.meta.dirname)
const QUERY = '?token=demo-10001&userId=10001'

/** A listener reserves a seat in the form for the app. */
export const story = reserving(QUERY)

export const journeys: Record<string, Journey> = {
  'under the app’s header: a seat and back, then the room by the app’s own way': {
    from: QUERY,
    client: 'android',
    async go(person, world) {
      await world.addFault({ path: '/room/music/reserve', delayMs: 800, times: 1 })
      await world.tapTwice('button', RESERVE)
      await person.sees(RESERVED)
      if ((await world.calls('/room/music/reserve')).length !== 1)
        throw new Error('A double tap reserved twice.')
      await person.tap('button', CANCEL)
      await person.sees({
        role: 'dialog',
        name: { zh: '取消这场', en: 'Give this seat back', tw: '取消這場' },
      })
      await person.tap('button', say('family:karaoke.seat.askNo'))
      await person.sees(RESERVED)
      await world.advance(5 * 3_600_000)
      await world.comeBack()
      await person.tap('button', say('family:karaoke.enter'))
      await world.asked('jumpRoom')
    },
  },
  'in a plain browser nothing of the app is pretended': {
    from: QUERY,
    async go(person, world) {
      await world.advance(5 * 3_600_000)
      await world.reload()
      await person.sees(NONE_MINE)
      await person.tap('button', say('family:karaoke.openApp'))
      await person.arrivesAt('/download')
    },
  },
}
