import { withSecretScan } from '#testing/secret-scan'
import { isSentOnce } from '#testing/sent-once'
import type { PageStory } from '#testing/story'

const QUERY = '?token=demo-10001&userId=10001'
const SIGN = '/activity/festival/regions/sign'
const JOIN = { zh: '加入', en: 'Join', tw: '加入' }
const THIS_ONE = { zh: '就这支', en: 'This one', tw: '就這支' }
const MY_TEAM = { zh: '我的队伍', en: 'My team', tw: '我的隊伍' }
const SIGNED = { zh: '今天已签到', en: 'Signed in today', tw: '今天已簽到' }
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
    await person.tap('button', THIS_ONE)
  },
  done: MY_TEAM,
}

export const journeys = withSecretScan([], {
  'somebody joins, signs in with the answer lost, and signs in again after midnight with the page open': {
    from: QUERY,
    async go(person, world) {
      await world.holdClock()
      await person.tap('button', JOIN)
      await person.tap('button', THIS_ONE)
      await person.sees(MY_TEAM)
      await world.steer({ path: SIGN, drop: true, after: true, times: 1 })
      await person.tap('button', NOW(5))
      await person.finds(SIGNED)
      await isSentOnce(world, SIGN)
      await world.advance(24 * 60 * 60_000)
      await world.comeBack()
      await person.tap('button', NOW(6))
      await person.finds(SIGNED)
      if ((await world.idempotencyKeys(SIGN)) !== 2) throw new Error('Two days were not two sign-ins.')
    },
  },
})
