import type { Journey } from '#testing/journey'
import type { PageStory } from '#testing/story'

const APPLY = { zh: '申请成为主持人', en: 'Apply as a host', tw: '申請成為主持人' }

/** Somebody chooses what to host and applies. */
export const story: PageStory = {
  query: '?token=demo-10001&userId=10001',
  ready: { role: 'button', name: APPLY },
  async act(person) {
    await person.tap('radio', '2700')
    await person.tap('button', APPLY)
  },
  done: { role: 'button', name: { zh: '看看结果', en: 'See the answer', tw: '看看結果' } },
}

export const journeys: Record<string, Journey> = {
  'from the pitch to an accepted host’s stars, with the recruiter’s code scanned on the way': {
    from: '?token=demo-10001&userId=10001',
    async go(person, world) {
      await world.holdClock()
      await person.tap('button', { zh: '保存二维码', en: 'Save the code', tw: '儲存 QR 碼' })
      const card = { zh: '招募专员的名片', en: "The recruiter's card", tw: '招募專員的名片' }
      await person.sees({ role: 'img', name: card })
      const link = new URL(await world.scan(card))
      if (link.searchParams.get('extensionOfficerId') !== '30021') throw new Error(`It leads to ${link}.`)
      await world.goBack()
      await person.tap('button', APPLY)
      await world.advance(24 * 60 * 60_000)
      await person.tap('button', { zh: '看看结果', en: 'See the answer', tw: '看看結果' })
      await person.sees({ zh: '距第 1 颗星', en: 'On the way to star 1', tw: '距第 1 顆星' })
    },
  },
}
