import type { Journey } from '#testing/journey'
import type { PageStory } from '#testing/story'

const QUERY = '?token=demo-10002&userId=10002'
const DAY = { zh: '日榜', en: 'Day', tw: '日榜' }

/** Somebody looks up who leads today. */
export const story: PageStory = {
  query: QUERY,
  ready: { role: 'radio', name: DAY },
  async act(person) {
    await person.tap('radio', DAY)
  },
  done: { zh: '热度', en: 'heat', tw: '熱度' },
}

export const journeys: Record<string, Journey> = {
  'in the app the popup leads into a hall, and offers no app': {
    from: QUERY,
    client: 'android',
    async go(person, world) {
      await person.tap('button', { zh: '我在为它助力', en: 'You support', tw: '我在為它助力' })
      if (!JSON.stringify(await world.asked('jumpRoom')).includes('88001'))
        throw new Error('It led into another hall.')
      if (await person.isThere({ role: 'button', name: { zh: '打开 App', en: 'Open app', tw: '開啟 App' } }))
        throw new Error('The app is offered inside the app.')
    },
  },
}
