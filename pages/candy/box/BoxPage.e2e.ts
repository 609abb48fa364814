import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import { ASK, IN_THE_BOX, INSIDE_WAS, START, sentTimes, take } from '../_family/testing.ts'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const OPEN = '/activity/freeBox/open'
const OPEN_IT = say('family:open.full')
const MISSING = { zh: '还差 5 位好友', en: '5 more friends', tw: '還差 5 位好友' }
const FRESH = '?token=demo-10001&userId=10001'

/** Somebody whose five friends have come opens the box. */
export const story: PageStory = {
  query: '?token=demo-10003&userId=10003',
  ready: { role: 'button', name: OPEN_IT },
  async act(person) {
    await person.tap('button', OPEN_IT)
    await person.sees({ role: 'dialog', name: IN_THE_BOX })
    await take(person)
  },
  done: INSIDE_WAS,
}

export const journeys: Record<string, Journey> = {
  'in the app a box is started, shared, filled by friends, and opened once though its answer is lost': {
    from: FRESH,
    client: 'android',
    async go(person, world) {
      await world.addFault({ path: '/activity/freeBox/start', delayMs: 800, times: 1 })
      await world.tapTwice('button', START)
      await person.sees(MISSING)
      await sentTimes(world, '/activity/freeBox/start', 1)
      await person.tap('button', ASK)
      await world.asked('toShareNew')
      await world.happen('10001', 'shared', 5)
      await world.comeBack()
      await world.addFault({ path: OPEN, drop: true, after: true, times: 1 })
      await person.tap('button', OPEN_IT)
      await take(person)
      await person.sees(INSIDE_WAS)
      await sentTimes(world, OPEN, 1)
      await world.reload()
      await person.sees(INSIDE_WAS)
    },
  },
  'a start whose answer is lost is one box, and the next start is another': {
    from: FRESH,
    async go(person, world) {
      await world.addFault({ path: '/activity/freeBox/start', drop: true, after: true, times: 1 })
      await person.tap('button', START)
      await person.sees(MISSING)
      await world.happen('10001', 'shared', 5)
      await world.reload()
      await person.tap('button', OPEN_IT)
      await take(person)
      await person.tap('button', say('family:start.again'))
      await person.sees(MISSING)
      await world.reload()
      await person.sees(MISSING)
      await sentTimes(world, '/activity/freeBox/start', 2)
    },
  },
  'a box that ran out of time shows a message, and the next one can be started': {
    from: FRESH,
    async go(person, world) {
      await person.tap('button', START)
      await person.sees(MISSING)
      await world.happen('10001', 'shared', 4)
      await world.advance(25 * 3_600_000)
      await world.comeBack()
      await person.sees({
        zh: '这个盒子没能拆开',
        en: 'Time ran out before this box was opened',
        tw: '這個盒子沒能拆開',
      })
      await person.tap('button', say('family:start.again'))
      await person.sees(MISSING)
    },
  },
}
