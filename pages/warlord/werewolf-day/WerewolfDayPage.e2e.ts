import type { Journey } from '#testing/journey'
import type { PageStory } from '#testing/story'
import { CLAIM, CLAIMED, GREAT } from '../_family/testing.ts'

const COUNTING = {
  zh: '天亮了，时长正在核算',
  en: 'Day has broken. Hours are being counted',
  tw: '天亮了，時數正在核算',
}
const HOUR = 3_600_000

/** On the morning after, a host claims the first bounty of the night. */
export const story: PageStory = {
  query: '?token=demo-10006&userId=10006',
  ready: COUNTING,
  main: { zh: '预计 PP币', en: 'PP coins so far', tw: '預計 PP幣' },
  async act(person) {
    await person.tap('button', CLAIM)
    await person.tap('button', GREAT)
    await person.losesSight({ role: 'button', name: GREAT })
  },
  done: CLAIMED,
}

export const journeys: Record<string, Journey> = {
  'a host plays under the blood moon, claims every bounty, and is paid in the morning': {
    from: '?token=demo-10001&userId=10001',
    client: 'android',
    async go(person, world) {
      await person.sees({ zh: '距开始', en: 'Begins in', tw: '距開始' })
      await person.tap('button', { zh: '去主持', en: 'Host now', tw: '去主持' })
      await world.asked('jumpRoom')
      await world.advance(7.4 * HOUR)
      await world.happen('10001', 'hosted', 3)
      await world.comeBack()
      await person.sees('300')
      for (let bounty = 0; bounty < 3; bounty++) {
        await person.tap('button', CLAIM)
        await world.asked('showCaptainReward')
      }
      await world.advance(3 * HOUR)
      await world.comeBack()
      await person.finds(COUNTING)
      await world.advance(10 * HOUR)
      await world.comeBack()
      await person.finds({ zh: '守夜榜', en: 'Longest watch', tw: '守夜榜' })
      await person.finds({ zh: '已得 PP币', en: 'PP coins paid', tw: '已得 PP幣' })
    },
  },
  'in a plain browser hosting leads to the app, and the rules to their page': {
    from: '?token=demo-10001&userId=10001',
    async go(person, world) {
      await person.tap('button', { zh: '规则', en: 'Rules', tw: '規則' })
      await person.tap('link', { zh: '查看完整规则', en: 'Read the full rules', tw: '查看完整規則' })
      await person.arrivesAt('/battleRule')
      await world.goBack()
      await person.tap('button', { zh: '打开 App', en: 'Open the app', tw: '開啟 App' })
      await person.arrivesAt('/download')
    },
  },
}
