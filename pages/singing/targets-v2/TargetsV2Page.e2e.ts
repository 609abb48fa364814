import type { Journey } from '#testing/journey'
import { isSentOnce } from '#testing/sent-once'
import { type PageStory, wordsOf } from '#testing/story'
import { CLAIM, CLAIMED, GREAT, WON } from '../_family/testing.ts'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const RECEIVE = '/user/weekFlowRewards/receive'
const QUERY = '?token=demo-10002&userId=10002'

/** A captain claims the first single of side B. */
export const story: PageStory = {
  query: QUERY,
  ready: '8.5/12',
  main: '8.5/12',
  async act(person) {
    await person.finds({ role: 'progressbar', name: say('family:targets.kind.duets') })
    await person.finds({ zh: '流水统计至', en: 'resets on', tw: '業績統計至' })
    await person.tap('button', CLAIM)
    await person.sees({ role: 'dialog', name: WON })
    await person.tap('button', GREAT)
  },
  done: CLAIMED,
}

export const journeys: Record<string, Journey> = {
  'gifts in the app move the flow, and each single is claimed once': {
    from: '?token=demo-10001&userId=10001',
    client: 'android',
    async go(person, world) {
      await person.finds('240')
      await world.happen('10001', 'gifted', 900)
      await world.comeBack()
      await person.finds('1140')
      await world.addFault({ path: RECEIVE, delayMs: 800, times: 1 })
      await world.tapTwice('button', CLAIM)
      await person.tap('button', GREAT)
      await person.sees(CLAIMED)
      if ((await world.calls(RECEIVE)).length !== 1) throw new Error('A double tap claimed twice.')
      await world.reload()
      await person.sees(CLAIMED)
    },
  },
  'a claim in a browser that is answered too late is one claim': {
    from: QUERY,
    async go(person, world) {
      await world.addFault({ path: RECEIVE, delayMs: 13_000, after: true, times: 1 })
      await person.tap('button', CLAIM)
      await person.sees({ role: 'dialog', name: WON })
      await person.tap('button', GREAT)
      await person.sees(CLAIMED)
      await isSentOnce(world, RECEIVE)
    },
  },
}
