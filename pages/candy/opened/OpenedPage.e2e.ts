import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import { LINK_COPIED } from '../_family/testing.ts'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)

/** The owner shows an opened box to others. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002&activityId=31',
  ready: { role: 'button', name: say('family:share.show') },
  main: { zh: '幸运糖果', en: 'Lucky candy', tw: '幸運糖果' },
  async act(person) {
    await person.tap('button', say('family:share.show'))
  },
  done: LINK_COPIED,
}

export const journeys: Record<string, Journey> = {
  'who is shown an opened box gets one of the same edition': {
    from: '?extensionOfficerId=10003&activityId=32&shareId=s1',
    async go(person) {
      await person.sees({ zh: '珍藏糖盒', en: 'treasured box', tw: '珍藏糖盒' })
      await person.tap('button', say('family:own.go'))
      await person.arrivesAt('/freeCandyNew')
      await person.sees({ role: 'button', name: say('family:login.join') })
    },
  },
}
