import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const JOIN = '/dispersion/join'

/** Somebody sees what fifty friends would come to, and what that assumes. */
export const story: PageStory = {
  query: '?token=demo-10001&userId=10001',
  ready: { zh: '3 位 × 30', en: '3 × 30', tw: '3 位 × 30' },
  async act(person) {
    await person.tap('radio', '50')
  },
  done: '1500',
}

export const journeys: Record<string, Journey> = {
  'from the pitch to a promoter’s poster, whose code leads to the one who shared it': {
    from: '?token=demo-10001&userId=10001',
    async go(person, world) {
      await world.holdClock()
      await person.tap('button', say('apply'))
      await person.arrivesAt(JOIN)
      await person.fill({ zh: '真实姓名', en: 'Your own name', tw: '真實姓名' }, '林知夏')
      await person.fill(say('kit/phone-field:label'), '13800010001')
      await person.tap('button', { zh: '提交申请', en: 'Submit', tw: '送出申請' })
      await person.sees({ zh: '申请已收到', en: 'We have your application', tw: '申請已收到' })
      await world.advance(15 * 60_000)
      await person.tap('button', { zh: '回到推广人计划', en: 'Back to the pitch', tw: '回到推廣人計畫' })
      await person.arrivesAt('/dispersion/recruit')
      await person.tap('button', say('poster'))
      const poster = { zh: '带邀请二维码的海报', en: 'A poster with the code', tw: '帶邀請 QR 碼的海報' }
      await person.sees({ role: 'img', name: poster })
      const link = new URL(await world.scan(poster))
      if (link.searchParams.get('extensionOfficerId') !== '10001') throw new Error(`It leads to ${link}.`)
      await person.opens(`${link.pathname}${link.search}&token=demo-10004&userId=10004`)
      await person.sees({ role: 'button', name: say('family:bind') })
    },
  },
}
