import type { Journey } from '#testing/journey'
import { isSentOnce } from '#testing/sent-once'
import { wordsOf } from '#testing/story'
import { CLAIM, CLAIMED, claiming, GREAT, WON } from '../_family/testing.ts'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const RECEIVE = '/user/sing/captain/reward/receive'
const QUERY = '?token=demo-10002&userId=10002'

/** A captain claims the bronze record of last week. */
export const story = claiming(QUERY, { role: 'heading', name: say('family:wall.metal.silver') })

export const journeys: Record<string, Journey> = {
  'a captain in the app claims both records, with an answer lost on the way': {
    from: QUERY,
    client: 'android',
    async go(person, world) {
      await world.addFault({ path: RECEIVE, delayMs: 800, times: 1 })
      await world.tapTwice('button', CLAIM)
      await person.tap('button', GREAT)
      await person.waitsUntilGone({ role: 'dialog', name: WON })
      await world.addFault({ path: RECEIVE, drop: true, after: true, times: 1 })
      await person.tap('button', CLAIM)
      await person.waitsUntilGone({ role: 'button', name: CLAIM })
      if ((await world.idempotencyKeys(RECEIVE)) !== 2)
        throw new Error('Two claims had not two idempotency keys.')
      await world.reload()
      await person.sees(CLAIMED)
      await person.waitsUntilGone({ role: 'button', name: CLAIM })
    },
  },
  'a captain in a browser sings this week and claims it in the next': {
    from: '?token=demo-10001&userId=10001',
    async go(person, world) {
      await person.finds(say('family:history.empty'))
      await world.happen('10001', 'hosted', 5)
      await world.happen('10001', 'gifted', 1000)
      await world.advance(7 * 86_400_000)
      await world.reload()
      await world.addFault({ path: RECEIVE, delayMs: 13_000, after: true, times: 1 })
      await person.tap('button', CLAIM)
      await person.sees({ role: 'dialog', name: WON })
      await person.tap('button', GREAT)
      await person.waitsUntilGone(say('family:history.empty'))
      await isSentOnce(world, RECEIVE)
      await person.tap('link', say('family:wall.back'))
      await person.arrivesAt('/singCaptainTask')
    },
  },
}
