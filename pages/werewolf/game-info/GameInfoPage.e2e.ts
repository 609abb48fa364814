import type { PageStory } from '#testing/story'

/** Somebody looks what the witch did. */
export const story: PageStory = {
  query: '?gameId=300001',
  ready: { role: 'radio', name: { zh: '女巫', en: 'Witch', tw: '女巫' } },
  async act(person) {
    await person.tap('radio', { zh: '女巫', en: 'Witch', tw: '女巫' })
  },
  done: { zh: '女巫救下', en: 'Witch saves', tw: '女巫救下' },
}
