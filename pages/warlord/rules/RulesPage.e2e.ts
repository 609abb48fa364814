import type { PageStory } from '#testing/story'

const COUNTED = { zh: '时长怎么算', en: 'How hours count', tw: '時數怎麼算' }
const LIMIT = { zh: '每个账号限购一次', en: 'One purchase per account', tw: '每個帳號限購一次' }

/** Somebody looks at what a level pays, and reads on to what may be bought. */
export const story: PageStory = {
  ready: { zh: '更新于', en: 'Updated', tw: '更新於' },
  withoutServer: '12:00',
  async act(person) {
    await person.tap('tab', { zh: '等级与时薪', en: 'Levels and pay', tw: '等級與時薪' })
    await person.sees({ zh: '每小时奖励', en: 'Hourly pay', tw: '每小時獎勵' })
    await person.tap('tab', { zh: '细则', en: 'Details', tw: '細則' })
    await person.sees(COUNTED)
    await person.finds(LIMIT)
  },
  done: LIMIT,
}
