import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const AGREE = say('family:agree')

/** Asked for by the login, the terms are agreed to, and lead back there. */
export const story: PageStory = {
  query: '?agree=1&back=/login',
  ready: { role: 'button', name: AGREE },
  withoutServer: { role: 'heading', name: say('title') },
  async act(person) {
    await person.tap('link', say('sections.virtual.title'))
    await person.sees({
      zh: '再次确认不会重复扣款',
      en: 'never charges you twice',
      tw: '再次確認不會重複扣款',
    })
    await person.tap('button', AGREE)
    await person.arrivesAt('/login')
  },
  done: { role: 'button', name: say('kit/code-field:send') },
}

export const journeys: Record<string, Journey> = {
  'the login that asked for consent shows that it was given': {
    from: '?agree=1&back=/login',
    async go(person) {
      await person.tap('button', AGREE)
      await person.arrivesAt('/login')
      await person.sees(say('kit/agreement-link:agreed'))
    },
  },
}
