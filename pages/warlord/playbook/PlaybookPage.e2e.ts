import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const FIRST = { zh: '开厅第一炷香', en: 'The first quarter of an hour', tw: '開廳第一炷香' }
const SECOND = { zh: '布阵：麦位怎么排', en: 'Your formation: who sits where', tw: '佈陣：麥位怎麼排' }
const FIRST_TEXT = { zh: '最该说话的是你', en: 'you are the one to talk', tw: '最該說話的是你' }
const CLOSE = { zh: '关闭', en: 'Close', tw: '關閉' }

/** Somebody reads the first chapter to its end. */
export const story: PageStory = {
  ready: FIRST,
  async act(person) {
    await person.tap('button', say('begin'))
    await person.sees({ role: 'dialog', name: FIRST })
    await person.readToEnd(FIRST_TEXT)
    await person.tap('button', CLOSE)
    await person.waitsUntilGone({ role: 'dialog', name: FIRST })
  },
  done: say('continue'),
}

export const journeys: Record<string, Journey> = {
  'a captain reads on, comes back to what is left, and follows a chapter to the calculator': {
    from: '?token=demo-10001&userId=10001',
    client: 'android',
    async go(person, world) {
      await story.act(person)
      await person.tap('button', say('continue'))
      await person.sees({ role: 'dialog', name: SECOND })
      await person.readToEnd({ zh: '永远', en: 'Always', tw: '永遠' })
      await person.tap('button', say('next'))
      await person.readToEnd({ zh: '与其一天六小时', en: 'Three hours on two days', tw: '與其一天六小時' })
      await world.reload()
      await person.sees({ zh: '3/6', en: '3/6', tw: '3/6' })
      await person.tap('button', { zh: '粮草', en: 'Supplies', tw: '糧草' })
      await person.tap('link', { zh: '快车道的计算器', en: "fast lane's calculator", tw: '快車道的計算器' })
      await person.arrivesAt('/captain/speedCaptain/index')
    },
  },
}
