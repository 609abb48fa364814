import { type PageStory, wordsOf } from '#testing/story'
import { AS_BUSY } from '../_family/testing.ts'

const say = wordsOf(import.meta.dirname)

/** Somebody reads what became of their reports. */
export const story: PageStory = {
  query: AS_BUSY,
  ready: '已经加上好友，约了周末试麦',
  async act(person) {
    await person.finds(say('family:reports.states.accepted'))
  },
  done: say('family:reports.states.accepted'),
}
