import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import { CLAIM, CLAIMED, GREAT } from '../_family/testing.ts'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const OUT = say('clock.out')

/** A captain signs in, and goes on duty. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: { zh: '已连续点卯 3 天', en: '3 days in a row', tw: '已連續點卯 3 天' },
  async act(person) {
    await person.tap('button', say('sign.action'))
    await person.tap('button', GREAT)
    await person.waitsUntilGone({ role: 'button', name: GREAT })
    await person.tap('button', say('clock.in'))
    await person.sees({ role: 'button', name: OUT })
  },
  done: say('sign.tomorrow'),
}

export const journeys: Record<string, Journey> = {
  'a captain signs in, hosts a watch, clocks out, and claims the day’s duty': {
    from: '?token=demo-10001&userId=10001',
    client: 'android',
    async go(person, world) {
      await world.addFault({ path: '/user/userSignRecord/sign', delayMs: 800, times: 1 })
      await world.tapTwice('button', say('sign.action'))
      await person.tap('button', GREAT)
      await person.waitsUntilGone({ role: 'button', name: GREAT })
      await world.addFault({ path: '/user/userSignRecord/clock', delayMs: 800, times: 1 })
      await world.tapTwice('button', say('clock.in'))
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
      await person.tap('button', say('kit/confirm:confirm'))
      await person.sees(say('clock.offDuty'))
      await person.waitsUntilGone({ role: 'button', name: say('kit/confirm:confirm') })
      await person.tap('button', CLAIM)
      await world.asked('showCaptainReward')
      await person.sees(CLAIMED)
      await person.sees(say('sign.tomorrow'))
      for (const path of ['/user/userSignRecord/sign', '/user/captain/task/receive']) {
        const calls = await world.calls(path)
        if (calls.length !== 1) throw new Error(`${path} was called ${calls.length} times.`)
      }
    },
  },
}
