import type { Journey } from '#testing/journey'
import { isSentOnce } from '#testing/sent-once'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const QUERY = '?token=demo-10001&userId=10001'
const VOTE_PATH = '/activity/festival/awards/vote'
const NEXT = say('next')
const PAGE = (at: number) => ({ zh: `${at}/6`, en: `${at}/6`, tw: `${at}/6` })

/** Somebody looks back and votes. */
export const story: PageStory = {
  query: QUERY,
  ready: { role: 'button', name: NEXT },
  async act(person) {
    await person.tap('button', NEXT)
    await person.sees(PAGE(2))
    await person.tap('button', say('awards.vote'))
  },
  done: say('awards.mine'),
}

export const journeys: Record<string, Journey> = {
  'the year is turned page by page, one is shared in the app, and a vote whose answer is lost counts once': {
    from: QUERY,
    client: 'android',
    async go(person, world) {
      await world.holdClock()
      for (const at of [2, 3]) {
        await person.tap('button', NEXT)
        await person.sees(PAGE(at))
      }
      await person.tap('button', say('share'))
      const shared = JSON.stringify(await world.asked('toShareNew'))
      if (!shared.includes('/annualCelebration')) throw new Error(`The app was to share ${shared}.`)
      await world.addFault({ path: VOTE_PATH, drop: true, after: true, times: 1 })
      await person.tap('button', say('awards.vote'))
      await person.finds(say('awards.mine'))
      await isSentOnce(world, VOTE_PATH)
    },
  },
}
