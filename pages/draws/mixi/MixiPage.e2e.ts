import type { Journey } from '#testing/journey'
import { isSentOnce } from '#testing/sent-once'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const DRAW = '/activity/blindBox/draw'
const WON = { role: 'dialog', name: say('won') } as const

/** A box is opened, and its fox is in the collection. */
export const story: PageStory = {
  query: '?token=demo-10001&userId=10001',
  ready: '0/8',
  async act(person) {
    await person.tap('button', say('one'))
  },
  done: WON,
}

export const journeys: Record<string, Journey> = {
  'a box whose answer is lost opens all the same, and is paid once': {
    from: '?token=demo-10001&userId=10001',
    client: 'android',
    async go(person, world) {
      await world.addFault({ path: DRAW, drop: true, after: true, times: 1 })
      await person.tap('button', say('one'))
      await person.sees(WON)
      await isSentOnce(world, DRAW)
    },
  },
}
