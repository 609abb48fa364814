import { type PageStory, wordsOf } from '#testing/story'
import { AS_BUSY } from '../_family/testing.ts'

const say = wordsOf(import.meta.dirname)

/** Somebody looks at the reports of the last days. */
export const story: PageStory = {
  query: AS_BUSY,
  ready: '已经加上好友，约了周末试麦',
  async act(person) {
    await person.tap('radio', say('family:periods.week'))
  },
  done: say('family:reports.states.accepted'),
}
