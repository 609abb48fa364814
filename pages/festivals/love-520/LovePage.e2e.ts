import { receiveFestivalTask } from '#shared/api/festival'
import { sendHeart } from '#shared/api/festival-pairs'
import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const QUERY = '?token=demo-10002&userId=10002'
/** The other one of 10002's couple. */
const PARTNER = '84021'
const PATH = '/activity/festival/ladder/heart'
const SEND = { zh: '送一颗心，升 13', en: 'Send a heart: up by 13', tw: '送一顆心，升 13' }

/** Somebody sends the heart of today. */
export const story: PageStory = {
  query: QUERY,
  ready: { role: 'button', name: SEND },
  act: (person) => person.tap('button', SEND),
  done: say('sent'),
}

export const journeys: Record<string, Journey> = {
  'both send a heart, mine with the answer lost, and what the other one gathers lifts me, too': {
    from: QUERY,
    async go(person, world) {
      await world.holdClock()
      await world.addFault({ path: PATH, drop: true, after: true, times: 1 })
      await person.tap('button', SEND)
      await person.finds(say('sent'))
      await person.finds({ zh: '我 197 · 对方 48', en: 'Me 197 · you 48', tw: '我 197 · 對方 48' })
      await world.meanwhile(PARTNER, sendHeart, {})
      await world.happen(PARTNER, 'gifted', 100)
      await world.meanwhile(PARTNER, receiveFestivalTask, { festival: 'love520', taskId: 'gift' })
      await world.comeBack()
      await person.finds({ zh: '我 197 · 对方 81', en: 'Me 197 · you 81', tw: '我 197 · 對方 81' })
      if ((await world.idempotencyKeys(PATH)) !== 2)
        throw new Error('A heart whose answer was lost was sent twice.')
    },
  },
}
