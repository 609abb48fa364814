import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const CHEER = say('cheer.press')
const PATH = '/activity/group/annual/cheer'

/** Somebody gives the day's cheer to the team that leads. */
export const story: PageStory = {
  query: '?token=demo-10001&userId=10001',
  ready: { role: 'button', name: CHEER },
  async act(person) {
    await person.tap('button', CHEER)
    await person.tap('button', say('kit/later-popup:done'))
    await person.waitsUntilGone({ role: 'button', name: say('kit/later-popup:done') })
  },
  done: say('cheer.today'),
}

export const journeys: Record<string, Journey> = {
  'a cheer whose answer is lost counts once, and the next one waits for tomorrow': {
    from: '?token=demo-10001&userId=10001',
    client: 'flutter',
    async go(person, world) {
      await world.addFault({ path: PATH, drop: true, after: true, times: 1 })
      await world.tapTwice('button', CHEER)
      await world.reload()
      await person.finds(say('cheer.today'))
      const made = await world.idempotencyKeys(PATH)
      if (made !== 1) throw new Error(`${made} cheers were sent, not one.`)
      await world.advance(86_400_000)
      await world.reload()
      await person.sees({ role: 'button', name: CHEER })
    },
  },
}
