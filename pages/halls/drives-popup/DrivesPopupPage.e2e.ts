import type { Journey } from '#testing/journey'
import type { PageStory } from '#testing/story'

const GUESTS = { zh: '乘客下车时间', en: 'When guests got off', tw: '乘客下車時間' }

/** A captain looks up who was along, in the app's popup. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: '560',
  async act(person) {
    await person.tap('button', { zh: '为什么', en: 'Why?', tw: '為什麼' })
  },
  done: { zh: '下一趟怎么开', en: 'For the next drive', tw: '下一趟怎麼開' },
}

export const journeys: Record<string, Journey> = {
  'in the app it has no bar for the app, and reads like the page': {
    from: '?token=demo-10002&userId=10002',
    client: 'android',
    async go(person, world) {
      await person.finds(GUESTS)
      if (await person.isThere({ role: 'button', name: { zh: '打开 App', en: 'Open app', tw: '開啟 App' } }))
        throw new Error('The app is offered inside the app.')
      await person.tap('tab', { zh: '昨天', en: 'Yesterday', tw: '昨天' })
      await person.tap('button', GUESTS)
      await world.picture('yesterday')
      await person.tap('button', { zh: '记录说明', en: 'How to read this', tw: '紀錄說明' })
      await person.sees({
        zh: '更早的不再显示',
        en: 'Older ones are not shown',
        tw: '更早的不再顯示',
      })
    },
  },
}
