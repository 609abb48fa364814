import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const ASK = '/misc/assistant/ask'
const HALL = say('suggestions.hall')
const STEP = { zh: '开一个厅，三步就够', en: 'Opening a hall takes three steps', tw: '開一個廳，三步就夠' }
const COPY = { role: 'button', name: say('copy') } as const

/** Somebody asks, and reads the answer as it comes. */
export const story: PageStory = {
  query: '?token=demo-10001&userId=10001',
  ready: HALL,
  withoutServer: HALL,
  async act(person) {
    await person.tap('button', HALL)
  },
  done: COPY,
}

export const journeys: Record<string, Journey> = {
  'an answer that breaks off keeps what came, also over a reload, and goes on from there': {
    from: '?token=demo-10001&userId=10001',
    client: 'android',
    async go(person, world) {
      await world.addFault({ path: ASK, cut: 300, times: 1 })
      await person.tap('button', HALL)
      await person.sees(say('broken'))
      await world.reload()
      await person.finds(STEP)
      await person.tap('button', say('goOn'))
      await person.sees(COPY)
    },
  },
  'a long answer can be stopped while it comes, and what is typed meanwhile stays': {
    from: '?token=demo-10001&userId=10001',
    async go(person, world) {
      await world.addFault({ path: ASK, paceMs: 400 })
      await person.fill(say('question'), '1')
      await person.tap('button', say('send'))
      await person.tap('button', say('stop'))
      await person.sees(say('stopped'))
    },
  },
}
