import type { Journey } from '#testing/journey'
import { isSentOnce } from '#testing/sent-once'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const EXCHANGE = '/activity/magicEmoji/exchange'
const DAY = 86_400_000

const MELT = { zh: '融化的心', en: 'Melting heart', tw: '融化的心' }
const RAIN = { zh: '下雨的云', en: 'Rain cloud', tw: '下雨的雲' }
const MOON = { zh: '晚安月亮', en: 'Goodnight moon', tw: '晚安月亮' }
const JAR = { zh: '一罐魔法糖', en: 'Jar of magic candy', tw: '一罐魔法糖' }
const TAKE = say('emoji.ask.confirm')
const TAKEN = { role: 'dialog', name: say('won.emoji') } as const
const GREAT = { role: 'button', name: say('kit/later-popup:done') } as const
const GONE = { role: 'dialog', name: say('gone.title') } as const

/** Somebody takes a heart home. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: { role: 'button', name: MELT },
  async act(person) {
    await person.tap('button', MELT)
    await person.tap('button', TAKE)
  },
  done: TAKEN,
}

export const journeys: Record<string, Journey> = {
  'an emoji sold out during the question is shown kindly, and the shelf is right at once': {
    from: '?token=demo-10001&userId=10001',
    client: 'android',
    async go(person, world) {
      await person.tap('button', RAIN)
      await person.sees({ role: 'button', name: TAKE })
      await world.advance(5 * DAY)
      await person.tap('button', TAKE)
      await person.sees(GONE)
      await person.tap('button', say('emoji.soldOut.confirm'))
      await person.waitsUntilGone(GONE)
      await person.tap('button', RAIN)
      await person.sees({
        role: 'dialog',
        name: { zh: '「下雨的云」换光了', en: 'Rain cloud: all gone', tw: '「下雨的雲」換光了' },
      })
      const calls = await world.calls(EXCHANGE)
      if (calls.length !== 1) throw new Error(`It was asked for ${calls.length} times.`)
    },
  },
  'an exchange whose answer is lost is looked up after a reload, and paid once': {
    from: '?token=demo-10001&userId=10001',
    client: 'ios',
    async go(person, world) {
      await person.tap('button', MELT)
      await world.addFault({ path: EXCHANGE, drop: true, after: true })
      await world.tapTwice('button', TAKE)
      await person.sees({ role: 'button', name: say('unknown.check') })
      await world.addFault({ path: EXCHANGE, delayMs: 0 })
      await world.reload()
      await person.tap('button', say('unknown.check'))
      await person.sees(TAKEN)
      await person.tap(GREAT.role, GREAT.name)
      await person.waitsUntilGone(GREAT)
      await person.sees({ zh: '魔法糖 30', en: 'magic candy 30', tw: '魔法糖 30' })
      await isSentOnce(world, EXCHANGE)
    },
  },
  'too little candy leads to a jar, and the jar to the moon': {
    from: '?token=demo-10001&userId=10001',
    client: 'flutter',
    async go(person, world) {
      await person.tap('button', MOON)
      await person.tap('button', say('emoji.short.confirm'))
      await person.tap('button', JAR)
      await world.addFault({ path: '/activity/magicEmoji/buyPack', delayMs: 800, times: 1 })
      await world.tapTwice('button', say('pack.ask.confirm'))
      await person.tap(GREAT.role, GREAT.name)
      await person.waitsUntilGone(GREAT)
      await person.tap('button', MOON)
      await person.tap('button', TAKE)
      await person.sees(TAKEN)
      await isSentOnce(world, '/activity/magicEmoji/buyPack')
    },
  },
}
