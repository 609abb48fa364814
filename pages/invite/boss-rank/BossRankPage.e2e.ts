import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'

const say = wordsOf(import.meta.dirname)
const NAME = { zh: '带邀请二维码的海报', en: 'A poster with the code', tw: '帶邀請 QR 碼的海報' }

/** A captain makes a poster to invite a boss. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: { zh: '每位在你厅送满', en: 'For each boss who sends', tw: '每位在你廳送滿' },
  async act(person) {
    await person.tap('button', say('invite'))
  },
  done: { role: 'button', name: say('sheet.poster') },
}

export const journeys: Record<string, Journey> = {
  'the code of a poster leads a boss to the one who invites, and the app saves the poster': {
    from: '?token=demo-10002&userId=10002',
    client: 'android',
    async go(person, world) {
      await person.tap('button', say('invite'))
      await person.tap('button', say('sheet.poster'))
      await person.sees({ role: 'img', name: NAME })
      const link = new URL(await world.scan(NAME))
      await person.tap('button', say('kit/poster:save'))
      await world.asked('saveQRCode')
      await person.opens(`${link.pathname}${link.search}&token=demo-10004&userId=10004`)
      await person.tap('button', say('family:bind'))
      await person.tap('button', say('family:confirm.yes'))
      await person.sees({ zh: '已绑定，自', en: 'Bound since', tw: '已綁定，自' })
    },
  },
}
