import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import { CLAIM, CLAIMED, GREAT } from '../_family/testing.ts'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const NEXT = {
  zh: '再主持 5 小时，点燃下一座烽火',
  en: 'Host 5 more hours to light the next beacon',
  tw: '再主持 5 小時，點燃下一座烽火',
}

/** A new captain claims the first beacon, and looks at what a higher level pays. */
export const story: PageStory = {
  query: '?token=demo-10001&userId=10001',
  ready: NEXT,
  main: { role: 'button', name: say('family:go.app') },
  async act(person) {
    await person.tap('button', CLAIM)
    await person.tap('button', GREAT)
    await person.waitsUntilGone({ role: 'button', name: GREAT })
    await person.tap('radio', { zh: '朝阳队长', en: 'Sunrise', tw: '朝陽隊長' })
  },
  done: CLAIMED,
}

export const journeys: Record<string, Journey> = {
  'a new captain goes hosting, comes back, and claims each beacon that was lit': {
    from: '?token=demo-10001&userId=10001',
    client: 'android',
    async go(person, world) {
      await person.sees(NEXT)
      await person.tap('button', say('family:go.hall'))
      const asked = JSON.stringify(await world.asked('jumpRoom'))
      if (!asked.includes('88003')) throw new Error(`Another hall was opened: ${asked}`)
      await world.advance(6 * 3_600_000)
      await world.happen('10001', 'hosted', 5)
      await world.comeBack()
      await person.sees({
        zh: '再主持 7 小时，点燃下一座烽火',
        en: 'Host 7 more hours to light the next beacon',
        tw: '再主持 7 小時，點燃下一座烽火',
      })
      for (let beacon = 0; beacon < 2; beacon++) {
        await person.tap('button', CLAIM)
        await world.asked('showCaptainReward')
      }
      await world.reload()
      await person.sees(CLAIMED)
      if (await person.isThere({ role: 'button', name: CLAIM }))
        throw new Error('A beacon could be claimed again.')
    },
  },
}
