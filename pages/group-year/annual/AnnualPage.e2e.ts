import type { Journey } from '#testing/journey'
import type { PageStory } from '#testing/story'

const CHEER = { zh: '助威', en: 'Cheer', tw: '助威' }
const GREAT = { zh: '开心收下', en: 'Great', tw: '開心收下' }
const CHEERED = { zh: '今天已助威', en: 'Cheered today', tw: '今天已助威' }
const PATH = '/activity/group/annual/cheer'

/** Somebody gives the day's cheer to the team that leads. */
export const story: PageStory = {
  query: '?token=demo-10001&userId=10001',
  ready: { role: 'button', name: CHEER },
  async act(person) {
    await person.tap('button', CHEER)
    await person.tap('button', GREAT)
    await person.losesSight({ role: 'button', name: GREAT })
  },
  done: CHEERED,
}

export const journeys: Record<string, Journey> = {
  'a cheer whose answer is lost counts once, and the next one waits for tomorrow': {
    from: '?token=demo-10001&userId=10001',
    client: 'flutter',
    async go(person, world) {
      await world.steer({ path: PATH, drop: true, after: true, times: 1 })
      await world.tapTwice('button', CHEER)
      await world.reload()
      await person.finds(CHEERED)
      const made = await world.idempotencyKeys(PATH)
      if (made !== 1) throw new Error(`${made} cheers were sent, not one.`)
      await world.advance(86_400_000)
      await world.reload()
      await person.sees({ role: 'button', name: CHEER })
    },
  },
}
