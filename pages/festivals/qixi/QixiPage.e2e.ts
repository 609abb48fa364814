import { lightLantern } from '#shared/api/festival-pairs'
import type { Journey } from '#testing/journey'
import type { PageStory } from '#testing/story'

const QUERY = '?token=demo-10002&userId=10002'
/** The other one of 10002's couple. */
const PARTNER = '84021'
const PATH = '/activity/festival/lanterns/light'
const LIGHT = { zh: '点亮我这一半', en: 'Light my half', tw: '點亮我這一半' }
const RISEN = {
  zh: '两半都亮了，灯升起来了',
  en: 'Both halves are lit, and it has risen',
  tw: '兩半都亮了，燈升起來了',
}
const HOUR = 3_600_000
/** Browser tests begin at half past two in the afternoon of the product's day. */
const TOMORROW = Date.parse('2026-11-21T00:00:00+08:00')

/** Somebody lights their half of a lantern whose other half is lit. */
export const story: PageStory = {
  query: QUERY,
  ready: { role: 'button', name: LIGHT },
  act: (person) => person.tap('button', LIGHT),
  done: RISEN,
}

export const journeys: Record<string, Journey> = {
  'midnight brings a new lantern; I light it with the answer lost, the other one after me, and it rises': {
    from: QUERY,
    async go(person, world) {
      await world.holdClock()
      await world.advance(10 * HOUR)
      await world.comeBack()
      await person.finds({ zh: '还没有人点亮', en: 'Nobody has lit it yet', tw: '還沒有人點亮' })
      await world.steer({ path: PATH, drop: true, after: true, times: 1 })
      await person.tap('button', LIGHT)
      await person.finds({
        zh: '你的一半亮了，等对方点另一半',
        en: 'Your half is lit. Theirs is still dark',
        tw: '你的一半亮了，等對方點另一半',
      })
      if ((await world.idempotencyKeys(PATH)) !== 1)
        throw new Error('A light whose answer was lost was sent twice.')
      await world.meanwhile(PARTNER, lightLantern, { at: TOMORROW })
      await world.comeBack()
      await person.finds(RISEN)
    },
  },
}
