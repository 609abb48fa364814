import type { Journey } from '#testing/journey'
import type { PageStory } from '#testing/story'

const PRIZES = { zh: '奖励', en: 'Prizes', tw: '獎勵' }

/** Somebody looks what the first couple receives. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: { zh: '距上一名还差', en: 'to the next place', tw: '距上一名還差' },
  async act(person) {
    await person.tap('tab', PRIZES)
  },
  done: { zh: '云上城堡', en: 'Castle in the clouds', tw: '雲上城堡' },
}

export const journeys: Record<string, Journey> = {
  'the ranking is for everybody, whoever is logged in': {
    from: '?area=ZH',
    async go(person) {
      await person.finds({ zh: '甜蜜值', en: 'sweetness', tw: '甜蜜值' })
    },
  },
  'who is asked from the list is followed where my own half is': {
    from: '?token=demo-10001&userId=10001',
    async go(person) {
      await person.tap('tab', { zh: '遇见', en: 'Meet', tw: '遇見' })
      await person.tap('button', { zh: '邀请', en: 'Ask', tw: '邀請' })
      await person.tap('button', { zh: '发出邀请', en: 'Ask them', tw: '發出邀請' })
      await person.tap('link', {
        zh: '邀请已发出。去看对方的回应',
        en: "You've asked them. Go and see their answer",
        tw: '邀請已發出。去看對方的回應',
      })
      await person.arrivesAt('/activityNew/cpActive')
      await person.finds({ zh: '待回应', en: 'Waiting', tw: '待回應' })
    },
  },
}
