import type { Journey } from '#testing/journey'
import type { PageStory } from '#testing/story'

const TEST = { zh: '写一条测试记录', en: 'Write a test entry', tw: '寫一筆測試紀錄' }
const UPLOAD = { zh: '上传给客服', en: 'Upload to support', tw: '上傳給客服' }

/** Somebody whom support asked uploads what the phone has recorded. */
export const story: PageStory = {
  ready: { zh: '最新的在最上面', en: 'Newest first', tw: '最新的在最上面' },
  withoutServer: { role: 'button', name: TEST },
  async act(person) {
    await person.tap('button', TEST)
    await person.tap('button', UPLOAD)
  },
  done: { zh: '已上传，谢谢', en: 'uploaded. Thank you', tw: '已上傳，謝謝' },
}

export const journeys: Record<string, Journey> = {
  'an upload that does not arrive says so, and can be tried again': {
    from: '?from=help',
    client: 'android',
    async go(person, world) {
      await person.tap('button', TEST)
      await world.steer({ path: '/assets/frontendLog/*', drop: true })
      await person.tap('button', UPLOAD)
      await person.sees({ zh: '没有传完', en: 'Not all of it arrived', tw: '沒有傳完' })
      await person.sees({ role: 'button', name: { zh: '继续上传', en: 'Go on uploading', tw: '繼續上傳' } })
    },
  },
}
