import type { Journey } from '#testing/journey'
import type { PageStory } from '#testing/story'

const ASK = '/misc/assistant/ask'
const HALL = { zh: '怎么开一个厅？', en: 'How do I open a hall?', tw: '怎麼開一個廳？' }
const STEP = { zh: '开一个厅，三步就够', en: 'Opening a hall takes three steps', tw: '開一個廳，三步就夠' }
const FIELD = { zh: '写下你的问题', en: 'Write your question', tw: '寫下你的問題' }
const SEND = { zh: '发送', en: 'Send', tw: '送出' }
const COPY = { role: 'button', name: { zh: '复制', en: 'Copy', tw: '複製' } } as const

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
      await world.steer({ path: ASK, cut: 300, times: 1 })
      await person.tap('button', HALL)
      await person.sees({ zh: '回答断在这里了', en: 'The answer broke off here', tw: '回答斷在這裡了' })
      await world.reload()
      await person.finds(STEP)
      await person.tap('button', { zh: '接着说', en: 'Go on', tw: '接著說' })
      await person.sees(COPY)
    },
  },
  'a long answer can be stopped while it comes, and what is typed meanwhile stays': {
    from: '?token=demo-10001&userId=10001',
    async go(person, world) {
      await world.steer({ path: ASK, paceMs: 400 })
      await person.fill(FIELD, '1')
      await person.tap('button', SEND)
      await person.tap('button', { zh: '停止回答', en: 'Stop the answer', tw: '停止回答' })
      await person.sees({ zh: '已停止', en: 'Stopped', tw: '已停止' })
    },
  },
}
