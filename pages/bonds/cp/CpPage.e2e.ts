import { setCp } from '#shared/api/cp'
import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'

const say = wordsOf(import.meta.dirname)
const QUERY = '?token=demo-10001&userId=10001'
const ASK = { role: 'button', name: say('family:ask') } as const
const WAITING = say('asking')
const TOGETHER = { zh: '起在一起', en: 'Together since', tw: '起在一起' }
const HOUR = 60 * 60_000

/** Two who are a pair go up a level. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: {
    role: 'button',
    name: { zh: '升到 3 级「相知」', en: 'Go up to 3, Close', tw: '升到 3 級「相知」' },
  },
  async act(person) {
    await person.tap('button', { zh: '升到 3 级「相知」', en: 'Go up to 3, Close', tw: '升到 3 級「相知」' })
    await person.tap('button', say('upSure'))
  },
  done: { zh: '3 级 · 相知', en: 'Level 3 · Close', tw: '3 級 · 相知' },
}

export const journeys: Record<string, Journey> = {
  'somebody is asked, says yes on a phone of their own, and the two halves are one': {
    from: QUERY,
    async go(person, world) {
      await world.holdClock()
      await person.tap(ASK.role, ASK.name)
      await person.tap('button', say('family:sure.do'))
      await person.sees(WAITING)
      await world.advance(61_000)
      await world.comeBack()
      await person.finds(TOGETHER)
    },
  },
  'an invitation that nobody answers in a day expires, and another may be sent': {
    from: QUERY,
    async go(person, world) {
      await world.holdClock()
      await world.meanwhile('10001', setCp, { toUserId: '10004', what: 'ask' })
      await world.reload()
      await person.finds(WAITING)
      await world.advance(24 * HOUR)
      await world.comeBack()
      await person.finds(say('campaign/letter:expired'))
      await person.tap(ASK.role, ASK.name)
      await person.tap('button', say('family:sure.do'))
      await person.sees(WAITING)
    },
  },
  'two who ask each other at once are a pair': {
    from: QUERY,
    async go(person, world) {
      await person.sees(ASK)
      await world.meanwhile('10004', setCp, { toUserId: '10001', what: 'ask' })
      await world.meanwhile('10001', setCp, { toUserId: '10004', what: 'ask' })
      await world.comeBack()
      await person.finds(TOGETHER)
    },
  },
}
