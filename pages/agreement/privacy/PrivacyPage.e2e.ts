import type { PageStory } from '#testing/story'

/** An earlier version of the policy is read in large type. */
export const story: PageStory = {
  ready: { role: 'button', name: { zh: '大字', en: 'Large type', tw: '大字' } },
  withoutServer: { role: 'heading', name: { zh: '隐私政策', en: 'Privacy policy', tw: '隱私權政策' } },
  async act(person) {
    await person.tap('button', { zh: '大字', en: 'Large type', tw: '大字' })
    await person.tap('radio', { zh: '2025年6月1日', en: 'Jun 1, 2025', tw: '2025年6月1日' })
  },
  done: { zh: '起由新版本取代', en: 'replaced on', tw: '起由新版本取代' },
}
