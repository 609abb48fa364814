import type { PageStory } from '#testing/story'

/** Somebody looks up the prizes. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: { zh: '积分', en: 'points', tw: '積分' },
  async act(person) {
    await person.tap('tab', { zh: '奖励', en: 'Prizes', tw: '獎勵' })
  },
  done: { zh: '第 1 名', en: 'Place 1', tw: '第 1 名' },
}
