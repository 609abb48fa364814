import type { Journey } from '#testing/journey'
import type { PageStory } from '#testing/story'

const INVITE = { zh: '邀请老板', en: 'Invite a boss', tw: '邀請老闆' }
const POSTER = { zh: '生成海报', en: 'Poster', tw: '產生海報' }
const NAME = { zh: '带邀请二维码的海报', en: 'A poster with the code', tw: '帶邀請 QR 碼的海報' }

/** A captain makes a poster to invite a boss. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: { zh: '每位在你厅送满', en: 'For each boss who sends', tw: '每位在你廳送滿' },
  async act(person) {
    await person.tap('button', INVITE)
  },
  done: { role: 'button', name: POSTER },
}

export const journeys: Record<string, Journey> = {
  'the code of a poster leads a boss to the one who invites, and the app saves the poster': {
    from: '?token=demo-10002&userId=10002',
    client: 'android',
    async go(person, world) {
      await person.tap('button', INVITE)
      await person.tap('button', POSTER)
      await person.sees({ role: 'img', name: NAME })
      const link = new URL(await world.scan(NAME))
      await person.tap('button', { zh: '保存海报', en: 'Save the poster', tw: '儲存海報' })
      await world.asked('saveQRCode')
      await person.opens(`${link.pathname}${link.search}&token=demo-10004&userId=10004`)
      await person.tap('button', { zh: '确认绑定', en: 'Bind', tw: '確認綁定' })
      await person.tap('button', { zh: '同意绑定', en: 'Yes, bind', tw: '同意綁定' })
      await person.sees({ zh: '已绑定，自', en: 'Bound since', tw: '已綁定，自' })
    },
  },
}
