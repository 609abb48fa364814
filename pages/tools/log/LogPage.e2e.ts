import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const TEST = say('test')

/** Somebody whom support asked uploads what the phone has recorded. */
export const story: PageStory = {
  ready: say('order'),
  withoutServer: { role: 'button', name: TEST },
  async act(person) {
    await person.tap('button', TEST)
    await person.tap('button', say('upload.start'))
  },
  done: { zh: '已上传，谢谢', en: 'uploaded. Thank you', tw: '已上傳，謝謝' },
}

export const journeys: Record<string, Journey> = {
  'an upload that does not arrive shows a message, and can be tried again': {
    from: '?from=help',
    client: 'android',
    async go(person, world) {
      await person.tap('button', TEST)
      await world.addFault({ path: '/assets/frontendLog/*', drop: true })
      await person.tap('button', say('upload.start'))
      await person.sees({ zh: '没有传完', en: 'Not all of it arrived', tw: '沒有傳完' })
      await person.sees({ role: 'button', name: say('upload.again') })
    },
  },
}
