import type { Journey } from '#testing/journey'
import type { PageStory } from '#testing/story'
import { CLAIM, CLAIMED, GREAT } from '../_family/testing.ts'

const SIGN = { zh: '点卯', en: 'Sign in', tw: '點卯' }
const SIGNED = { zh: '今日已点卯', en: 'Signed in today', tw: '今日已點卯' }
const IN = { zh: '击锣上岗', en: 'Clock in', tw: '擊鑼上工' }
const OUT = { zh: '收锣下岗', en: 'Clock out', tw: '收鑼下工' }
const CONFIRM = { zh: '确定', en: 'Confirm', tw: '確定' }
const OFF = { zh: '未上岗', en: 'Off duty', tw: '未值勤' }

/** A captain signs in, and goes on duty. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: { zh: '已连续点卯 3 天', en: '3 days in a row', tw: '已連續點卯 3 天' },
  async act(person) {
    await person.tap('button', SIGN)
    await person.tap('button', GREAT)
    await person.losesSight({ role: 'button', name: GREAT })
    await person.tap('button', IN)
    await person.sees({ role: 'button', name: OUT })
  },
  done: SIGNED,
}

export const journeys: Record<string, Journey> = {
  'a captain signs in, hosts a watch, clocks out, and claims the day’s duty': {
    from: '?token=demo-10001&userId=10001',
    client: 'android',
    async go(person, world) {
      await world.steer({ path: '/user/userSignRecord/sign', delayMs: 800, times: 1 })
      await world.tapTwice('button', SIGN)
      await person.tap('button', GREAT)
      await person.losesSight({ role: 'button', name: GREAT })
      await world.steer({ path: '/user/userSignRecord/clock', delayMs: 800, times: 1 })
      await world.tapTwice('button', IN)
      await person.sees({ role: 'button', name: OUT })
      await world.advance(2.5 * 3_600_000)
      await world.happen('10001', 'hosted', 2)
      await world.reload()
      await person.tap('button', OUT)
      await person.sees({
        zh: '本次计时 150 分钟，可计 2 小时。',
        en: 'This shift: 150 min, counted as 2 hours.',
        tw: '本次計時 150 分鐘，可計 2 小時。',
      })
      await person.tap('button', CONFIRM)
      await person.sees(OFF)
      await person.losesSight({ role: 'button', name: CONFIRM })
      await person.tap('button', CLAIM)
      await world.asked('showCaptainReward')
      await person.sees(CLAIMED)
      await person.sees(SIGNED)
      for (const path of ['/user/userSignRecord/sign', '/user/captain/task/receive']) {
        const calls = await world.calls(path)
        if (calls.length !== 1) throw new Error(`${path} was called ${calls.length} times.`)
      }
    },
  },
}
