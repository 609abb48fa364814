import { setCp } from '#shared/api/cp'
import type { Journey } from '#testing/journey'
import type { PageStory } from '#testing/story'

const QUERY = '?token=demo-10001&userId=10001'
const ASK = { role: 'button', name: { zh: '邀请', en: 'Ask', tw: '邀請' } } as const
const SEND = { zh: '发出邀请', en: 'Ask them', tw: '發出邀請' }
const WAITING = { zh: '等对方的回应', en: 'Waiting for their answer', tw: '等對方的回應' }
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
    await person.tap('button', { zh: '升级', en: 'Go up', tw: '升級' })
  },
  done: { zh: '3 级 · 相知', en: 'Level 3 · Close', tw: '3 級 · 相知' },
}

export const journeys: Record<string, Journey> = {
  'somebody is asked, says yes on a phone of their own, and the two halves are one': {
    from: QUERY,
    async go(person, world) {
      await world.holdClock()
      await person.tap(ASK.role, ASK.name)
      await person.tap('button', SEND)
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
      await person.finds({ zh: '已过期', en: 'Expired', tw: '已過期' })
      await person.tap(ASK.role, ASK.name)
      await person.tap('button', SEND)
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
