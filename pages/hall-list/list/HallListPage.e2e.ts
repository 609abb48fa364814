import type { Journey } from '#testing/journey'
import { isSentOnce } from '#testing/sent-once'
import { type PageStory, wordsOf } from '#testing/story'

const say = wordsOf(import.meta.dirname)
const FRESH = '?token=demo-10001&userId=10001'

/** Somebody chooses a recommended hall. */
export const story: PageStory = {
  query: FRESH,
  ready: { role: 'button', name: say('family:choose') },
  async act(person) {
    await person.tap('button', say('family:choose'))
    await person.tap('button', say('family:ask.confirm'))
  },
  done: say('family:mine.title'),
}

export const journeys: Record<string, Journey> = {
  'a hall is found by its number and changed to once, though the answer is lost': {
    from: '?token=demo-10002&userId=10002',
    async go(person, world) {
      const path = '/activity/roomLeaderRanking/changeRoom'
      await person.finds({ zh: '还能换 1 次', en: '1 change left', tw: '還能換 1 次' })
      await person.fill(say('family:search'), '88003')
      await world.addFault({ path, drop: true, after: true, times: 1 })
      await person.tap('button', say('family:change'))
      await person.sees({ zh: '热度留在那里', en: 'stays there', tw: '熱度留在那裡' })
      await person.tap('button', say('family:ask.confirm'))
      await person.sees(say('family:why.none'))
      await isSentOnce(world, path)
    },
  },
}
