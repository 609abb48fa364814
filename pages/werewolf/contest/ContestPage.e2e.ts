import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'

const say = wordsOf(import.meta.dirname)
const QUERY = '?token=demo-10002&userId=10002'
const GAMES = say('family:contest.games')

/** Somebody looks up their games. */
export const story: PageStory = {
  query: QUERY,
  ready: { role: 'tab', name: GAMES },
  async act(person) {
    await person.tap('tab', GAMES)
  },
  done: { zh: '看回放', en: 'replay', tw: '看回放' },
}

export const journeys: Record<string, Journey> = {
  'a game that I host counts, and its rounds can be seen once it is over': {
    from: '?token=demo-10001&userId=10001',
    async go(person, world) {
      await world.holdClock()
      await person.tap('tab', GAMES)
      await person.sees({ zh: '还没有参赛', en: 'No games yet', tw: '還沒有參賽' })
      await world.happen('10001', 'hosted', 1)
      await world.comeBack()
      await person.sees({ zh: '进行中 ', en: 'Being played', tw: '進行中 ' })
      await world.advance(31 * 60_000)
      await world.comeBack()
      await person.tap('link', { zh: '看回放', en: 'replay', tw: '看回放' })
      await person.arrivesAt('/competitionInfo/gameInfo')
      await person.sees({ zh: '我', en: 'me', tw: '我' })
    },
  },
}
