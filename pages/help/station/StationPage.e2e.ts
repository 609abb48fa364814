import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const WITHDRAW = { zh: '提现说明', en: 'About withdrawals', tw: '提領說明' }

/** Somebody looks for what they do not know, and reads it. */
export const story: PageStory = {
  ready: { zh: '第一次开厅', en: 'Opening a hall for the first time', tw: '第一次開廳' },
  async act(person) {
    await person.fill(say('search.label'), '20000')
    await person.tap('button', say('search.action'))
    await person.tap('button', WITHDRAW)
  },
  done: { role: 'dialog', name: WITHDRAW },
}

export const journeys: Record<string, Journey> = {
  'an article that was read is there without a connection, as a copy with its date': {
    from: '?id=6',
    client: 'android',
    async go(person, world) {
      const title = { zh: '保护好自己', en: 'Look after yourself', tw: '保護好自己' }
      await person.sees({ role: 'dialog', name: title })
      await world.addFault({ path: '/misc/*', drop: true })
      await world.reload()
      await person.sees({ role: 'dialog', name: title })
      await person.sees({ zh: '离线副本', en: 'Offline copy', tw: '離線副本' })
    },
  },
}
