import { writeLetter } from '#shared/api/festival-pairs'
import type { Journey } from '#testing/journey'
import type { PageStory } from '#testing/story'

const QUERY = '?token=demo-10002&userId=10002'
/** The other one of 10002's couple. */
const PARTNER = '84021'
const WRITE = '/activity/festival/letters/write'
const LABEL = { zh: '写给对方的话', en: 'To my other half', tw: '寫給對方的話' }
const SEND = { zh: '寄出今天的信', en: "Send today's letter", tw: '寄出今天的信' }
const WAITING = { zh: '等对方拆开', en: 'Not opened yet', tw: '等對方拆開' }

/** Somebody writes to their other half. */
export const story: PageStory = {
  query: QUERY,
  ready: { role: 'button', name: SEND },
  async act(person) {
    await person.fill(LABEL, '520')
    await person.tap('button', SEND)
    await person.finds(WAITING)
  },
  done: WAITING,
}

export const journeys: Record<string, Journey> = {
  'both write on one day, one of them with the answer lost, and flowers come once': {
    from: QUERY,
    async go(person, world) {
      await world.holdClock()
      await world.meanwhile(PARTNER, writeLetter, { text: '1314' })
      await person.fill(LABEL, '520')
      await world.steer({ path: WRITE, drop: true, after: true, times: 1 })
      await person.tap('button', SEND)
      await person.finds({
        zh: '今天的两封都到了',
        en: "Both of today's letters are in",
        tw: '今天的兩封都到了',
      })
      // theirs, and mine once
      if ((await world.idempotencyKeys(WRITE)) !== 2)
        throw new Error('A letter whose answer was lost was sent twice.')
      await person.finds({ zh: '66', en: '66', tw: '66' })
      await person.tap('button', { zh: '拆开这封信', en: 'Open this letter', tw: '拆開這封信' })
      await person.finds({ zh: '1314', en: '1314', tw: '1314' })
    },
  },
}
