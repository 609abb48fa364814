import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)

/** A captain looks up who was along, in the app's popup. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: '560',
  async act(person) {
    await person.tap('button', say('family:receipt.why'))
  },
  done: say('family:why.next'),
}

export const journeys: Record<string, Journey> = {
  'in the app it has no bar for the app, and reads like the page': {
    from: '?token=demo-10002&userId=10002',
    client: 'android',
    async go(person, world) {
      await person.finds(say('family:receipt.alighting'))
      if (await person.isThere({ role: 'button', name: { zh: '打开 App', en: 'Open app', tw: '開啟 App' } }))
        throw new Error('The app is offered inside the app.')
      await person.tap('tab', say('family:day.yesterday'))
      await person.tap('button', say('family:receipt.alighting'))
      await world.picture('yesterday')
      await person.tap('button', say('family:rules.title'))
      await person.sees({
        zh: '更早的不再显示',
        en: 'Older ones are not shown',
        tw: '更早的不再顯示',
      })
    },
  },
}
