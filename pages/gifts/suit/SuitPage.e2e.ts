import type { Journey } from '#testing/journey'
import type { PageStory } from '#testing/story'

const QUERY = '?token=demo-10003&userId=10003'
const FULL = {
  role: 'dialog',
  name: { zh: '潮汐环绕', en: 'The tide comes in', tw: '潮汐環繞' },
} as const

/** Somebody looks at what the suit before theirs plays. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: { role: 'radio', name: { zh: '烈焰星座', en: 'Signs of fire', tw: '烈焰星座' } },
  async act(person) {
    await person.tap('button', { zh: '看《流火满屋》', en: 'A hall in flames', tw: '看《流火滿屋》' })
  },
  done: { role: 'dialog', name: { zh: '流火满屋', en: 'A hall in flames', tw: '流火滿屋' } },
}

export const journeys: Record<string, Journey> = {
  'the last gift of a suit is sent in a hall, and back on the page the suit is full and plays': {
    from: QUERY,
    client: 'android',
    async go(person, world) {
      await person.finds({
        role: 'button',
        name: {
          zh: '去厅里送双鱼之环，还差 1 个',
          en: 'Send Ring of Pisces: 1 to go',
          tw: '去廳裡送雙魚之環，還差 1 個',
        },
      })
      await world.happen('10003', 'gifted', 199)
      await world.comeBack()
      await person.sees(FULL)
      await person.sees({
        zh: '《深海星座》集齐了，奖励已到你的背包',
        en: 'Signs of water is full. Its rewards are in your bag',
        tw: '《深海星座》集齊了，獎勵已到你的背包',
      })
    },
  },
}
