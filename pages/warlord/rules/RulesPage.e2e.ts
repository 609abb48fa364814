import type { PageStory } from '#shared/testing/story'

export const story: PageStory = {
  ready: { zh: '更新于', en: 'Updated', tw: '更新於' },
  withoutServer: '12:00',
  async act(person) {
    await person.tap('tab', { zh: '等级与时薪', en: 'Levels and pay', tw: '等級與時薪' })
    await person.sees({ zh: '每小时奖励', en: 'Hourly pay', tw: '每小時獎勵' })
    await person.tap('tab', { zh: '细则', en: 'Details', tw: '細則' })
  },
  done: { zh: '每个账号限购一次', en: 'One purchase per account', tw: '每個帳號限購一次' },
}
