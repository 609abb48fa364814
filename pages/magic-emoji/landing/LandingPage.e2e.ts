import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const CAT = { zh: '扭扭猫', en: 'Wiggly cat', tw: '扭扭貓' }

/** Somebody tries the dragon on a seat, and reads what it costs. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: { role: 'heading', name: say('play.title') },
  main: { role: 'link', name: say('family:doors.shop') },
  async act(person) {
    await person.tap('button', { zh: '喷火小龙', en: 'Little fire dragon', tw: '噴火小龍' })
  },
  done: { zh: '520 魔法糖 · 永久', en: '520 magic candy · Forever', tw: '520 魔法糖 · 永久' },
}

export const journeys: Record<string, Journey> = {
  'an emoji that was tried is the one that the shop offers, and then it is among my toys': {
    from: '?token=demo-10001&userId=10001',
    client: 'android',
    async go(person, world) {
      await person.tap('button', CAT)
      await person.tap('button', say('play.take'))
      await person.arrivesAt('/magicEmoji')
      await world.addFault({ path: '/activity/magicEmoji/exchange', delayMs: 800, times: 1 })
      await world.tapTwice('button', { zh: '换走它', en: 'Take it', tw: '換走它' })
      await person.tap('button', say('kit/later-popup:done'))
      await world.goBack()
      await person.arrivesAt('/magicEmojiIndex')
      await person.sees({ role: 'listitem', name: CAT })
      await person.finds({ zh: '有效至', en: 'Until', tw: '有效至' })
    },
  },
}
