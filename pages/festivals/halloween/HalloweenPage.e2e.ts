import type { Journey } from '#testing/journey'
import { isSentOnce } from '#testing/sent-once'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const QUERY = '?token=demo-10001&userId=10001'
const LOOK = '/activity/festival/hunt/look'
const LEFT = (count: number) => ({
  zh: `还能翻 ${count} 次`,
  en: `${count} looks left`,
  tw: `還能翻 ${count} 次`,
})

/** Somebody looks behind the cat. */
export const story: PageStory = {
  query: QUERY,
  ready: LEFT(5),
  act: (person) => person.tap('button', say('spots.cat')),
  done: LEFT(4),
}

export const journeys: Record<string, Journey> = {
  'a look whose answer is lost is one look, a double tap too, and the next day candy hides elsewhere': {
    from: QUERY,
    async go(person, world) {
      await world.holdClock()
      await world.addFault({ path: LOOK, drop: true, after: true, times: 1 })
      await person.tap('button', say('spots.cat'))
      await person.sees(LEFT(4))
      await isSentOnce(world, LOOK)
      await world.addFault({ path: LOOK, delayMs: 800, times: 1 })
      await world.tapTwice('button', say('spots.tree'))
      await person.sees(LEFT(3))
      if ((await world.idempotencyKeys(LOOK)) !== 2) throw new Error('A double tap looked twice.')
      await world.advance(24 * 60 * 60_000)
      await world.comeBack()
      await person.sees(LEFT(5))
    },
  },
}
