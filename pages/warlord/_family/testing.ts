import type { Journey } from '#testing/journey'
import { isOneDecision } from '#testing/one-decision'
import type { Sight } from '#testing/story'

/** Words that several stories of the family are told with. */
export const CLAIM = { zh: '领取', en: 'Claim', tw: '領取' }
export const CLAIMED = { zh: '已领取', en: 'Claimed', tw: '已領取' }
export const GREAT = { zh: '开心收下', en: 'Great', tw: '開心收下' }

const RECEIVE = '/user/captain/task/receive'

/** A claim whose answer is lost gives once, under a double tap and a reload. */
export const lostClaim = ({ ready, ...visit }: Omit<Journey, 'go'> & { ready: Sight }): Journey => ({
  ...visit,
  async go(person, world) {
    await person.sees(ready)
    await world.steer({ path: RECEIVE, drop: true, after: true, times: 1 })
    await world.tapTwice('button', CLAIM)
    await person.tap('button', GREAT)
    await person.losesSight({ role: 'button', name: GREAT })
    await person.sees(CLAIMED)
    await world.reload()
    await person.finds(CLAIMED)
    await isOneDecision(world, RECEIVE)
  },
})
