import { writeLetter } from '#shared/api/festival-pairs'
import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const QUERY = '?token=demo-10002&userId=10002'
/** The other one of 10002's couple. */
const PARTNER = '84021'
const WRITE = '/activity/festival/letters/write'
const SEND = say('send')

/** Somebody writes to their other half. */
export const story: PageStory = {
  query: QUERY,
  ready: { role: 'button', name: SEND },
  async act(person) {
    await person.fill(say('label'), '520')
    await person.tap('button', SEND)
    await person.finds(say('waiting'))
  },
  done: say('waiting'),
}

export const journeys: Record<string, Journey> = {
  'both write on one day, one of them with the answer lost, and flowers come once': {
    from: QUERY,
    async go(person, world) {
      await world.holdClock()
      await world.meanwhile(PARTNER, writeLetter, { text: '1314' })
      await person.fill(say('label'), '520')
      await world.addFault({ path: WRITE, drop: true, after: true, times: 1 })
      await person.tap('button', SEND)
      await person.finds(say('both'))
      // theirs, and mine once
      if ((await world.idempotencyKeys(WRITE)) !== 2)
        throw new Error('A letter whose answer was lost was sent twice.')
      await person.finds({ zh: '66', en: '66', tw: '66' })
      await person.tap('button', say('open'))
      await person.finds({ zh: '1314', en: '1314', tw: '1314' })
    },
  },
}
