import type { PageStory } from '#testing/story'
import { AS_BUSY } from '../_family/testing.ts'

/** Somebody reads what became of their reports. */
export const story: PageStory = {
  query: AS_BUSY,
  ready: '已经加上好友，约了周末试麦',
  async act(person) {
    await person.finds({ zh: '已通过', en: 'Accepted', tw: '已通過' })
  },
  done: { zh: '已通过', en: 'Accepted', tw: '已通過' },
}
