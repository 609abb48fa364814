import type { Journey } from '#testing/journey'
import { isSentOnce } from '#testing/sent-once'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const QUERY = '?token=demo-10001&userId=10001'
const OPEN_PATH = '/activity/festival/newYear/open'
const WON = { role: 'dialog', name: say('won') } as const
const HOUR = 60 * 60_000
/** Browser tests begin at half past two in the afternoon of the product's day. */
const TO_MIDNIGHT = 9.5 * HOUR

/** Somebody puts a wish on the wall. */
export const story: PageStory = {
  query: QUERY,
  ready: { role: 'button', name: say('wall.send') },
  main: say('until'),
  async act(person) {
    await person.fill(say('wall.label'), '2027')
    await person.tap('button', say('wall.send'))
    await person.finds(say('wall.mine'))
  },
  done: say('wall.mine'),
}

export const journeys: Record<string, Journey> = {
  'midnight passes with the page open, and the packet is opened once although its answer is lost': {
    from: QUERY,
    async go(person, world) {
      await world.holdClock()
      await person.finds(say('until'))
      await world.advance(TO_MIDNIGHT + 60_000)
      await world.comeBack()
      await person.finds(say('happy'))
      await world.addFault({ path: OPEN_PATH, drop: true, after: true, times: 1 })
      await person.tap('button', say('open'))
      await person.sees(WON)
      await isSentOnce(world, OPEN_PATH)
    },
  },
}
