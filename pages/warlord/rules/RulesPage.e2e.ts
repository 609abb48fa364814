import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const COUNTED = { zh: '时长怎么算', en: 'How hours count', tw: '時數怎麼算' }
const LIMIT = { zh: '每个账号限购一次', en: 'One purchase per account', tw: '每個帳號限購一次' }

/** Somebody looks at what a level pays, and reads on to what may be bought. */
export const story: PageStory = {
  ready: { zh: '更新于', en: 'Updated', tw: '更新於' },
  withoutServer: '12:00',
  async act(person) {
    await person.tap('tab', say('tabs.levels'))
    await person.sees(say('family:levels.hourly'))
    await person.tap('tab', say('tabs.notes'))
    await person.sees(COUNTED)
    await person.finds(LIMIT)
  },
  done: LIMIT,
}
