import { withSecretScan } from '#testing/secret-scan'
import { isSentOnce } from '#testing/sent-once'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const QUERY = '?token=demo-10001&userId=10001'
const SIGN = '/activity/festival/regions/sign'
const JOIN = say('join')
const NOW = (tokens: number) => ({
  zh: `签到 +${tokens} 星星`,
  en: `Sign in for +${tokens}`,
  tw: `簽到 +${tokens} 星星`,
})

/** Somebody joins the team that leads. */
export const story: PageStory = {
  query: QUERY,
  ready: { role: 'button', name: JOIN },
  async act(person) {
    await person.tap('button', JOIN)
    await person.tap('button', say('confirm'))
  },
  done: say('joined'),
}

export const journeys = withSecretScan([], {
  'somebody joins, signs in with the answer lost, and signs in again after midnight with the page open': {
    from: QUERY,
    async go(person, world) {
      await world.holdClock()
      await person.tap('button', JOIN)
      await person.tap('button', say('confirm'))
      await person.sees(say('joined'))
      await world.addFault({ path: SIGN, drop: true, after: true, times: 1 })
      await person.tap('button', NOW(5))
      await person.finds(say('sign.signed'))
      await isSentOnce(world, SIGN)
      await world.advance(24 * 60 * 60_000)
      await world.comeBack()
      await person.tap('button', NOW(6))
      await person.finds(say('sign.signed'))
      if ((await world.idempotencyKeys(SIGN)) !== 2) throw new Error('Two days were not two sign-ins.')
    },
  },
})
