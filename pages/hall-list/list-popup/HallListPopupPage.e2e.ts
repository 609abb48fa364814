import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'

const say = wordsOf(import.meta.dirname)
const QUERY = '?token=demo-10002&userId=10002'

/** Somebody looks up who leads today. */
export const story: PageStory = {
  query: QUERY,
  ready: { role: 'radio', name: say('family:tabs.day') },
  async act(person) {
    await person.tap('radio', say('family:tabs.day'))
  },
  done: { zh: '热度', en: 'heat', tw: '熱度' },
}

export const journeys: Record<string, Journey> = {
  'in the app the popup leads into a hall, and offers no app': {
    from: QUERY,
    client: 'android',
    async go(person, world) {
      await person.tap('button', say('family:mine.title'))
      if (!JSON.stringify(await world.asked('jumpRoom')).includes('88001'))
        throw new Error('It led into another hall.')
      if (await person.isThere({ role: 'button', name: { zh: '打开 App', en: 'Open app', tw: '開啟 App' } }))
        throw new Error('The app is offered inside the app.')
    },
  },
}
