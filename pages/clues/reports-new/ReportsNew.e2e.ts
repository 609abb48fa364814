import type { PageStory } from '#testing/story'
import { AS_BUSY } from '../_family/testing.ts'

/** Somebody looks at the reports of the last days. */
export const story: PageStory = {
  query: AS_BUSY,
  ready: '已经加上好友，约了周末试麦',
  async act(person) {
    await person.tap('radio', { zh: '近 7 天', en: '7 days', tw: '近 7 天' })
  },
  done: { zh: '已通过', en: 'Accepted', tw: '已通過' },
}
