import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)

/** An earlier version of the policy is read in large type. */
export const story: PageStory = {
  ready: { role: 'button', name: say('family:large') },
  withoutServer: { role: 'heading', name: say('title') },
  async act(person) {
    await person.tap('button', say('family:large'))
    await person.tap('radio', { zh: '2025年6月1日', en: 'Jun 1, 2025', tw: '2025年6月1日' })
  },
  done: { zh: '起由新版本取代', en: 'replaced on', tw: '起由新版本取代' },
}
