import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)

/** Somebody looks what the first couple receives. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: { zh: '距上一名还差', en: 'to the next place', tw: '距上一名還差' },
  async act(person) {
    await person.tap('tab', say('tabs.prizes'))
  },
  done: { zh: '云上城堡', en: 'Castle in the clouds', tw: '雲上城堡' },
}

export const journeys: Record<string, Journey> = {
  'the ranking is for everybody, whoever is logged in': {
    from: '?area=ZH',
    async go(person) {
      await person.finds(say('sweetness'))
    },
  },
  'who is asked from the list is followed where my own half is': {
    from: '?token=demo-10001&userId=10001',
    async go(person) {
      await person.tap('tab', say('tabs.people'))
      await person.tap('button', say('family:ask'))
      await person.tap('button', say('family:sure.do'))
      await person.tap('link', say('asked'))
      await person.arrivesAt('/activityNew/cpActive')
      await person.finds(say('campaign/letter:pending'))
    },
  },
}
