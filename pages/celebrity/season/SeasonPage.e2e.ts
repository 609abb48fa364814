import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const QUERY = '?token=demo-10002&userId=10002'

/** Somebody looks up what is missing to the next rung, and the rules. */
export const story: PageStory = {
  query: QUERY,
  ready: { zh: '分升黄金', en: 'more for Gold', tw: '分升黃金' },
  async act(person) {
    await person.tap('button', say('kit/rules-sheet:title'))
  },
  done: { role: 'dialog', name: say('kit/rules-sheet:title') },
}

export const journeys: Record<string, Journey> = {
  'from this season to a season past and to who won it': {
    from: QUERY,
    async go(person) {
      await person.tap('link', say('past'))
      await person.arrivesAt('/celebirty/histroryRankList')
      await person.tap('radio', { zh: '第 4 季', en: 'No. 4', tw: '第 4 季' })
      await person.tap('link', { zh: '本季获奖名单', en: 'Its awards', tw: '本季得獎名單' })
      await person.arrivesAt('/celebirty/awardList')
      await person.sees({ zh: '名人堂第 4 季', en: 'Hall of Fame, season 4', tw: '名人堂第 4 季' })
      await person.finds({ zh: '赛季之星 ·', en: 'Star of the season ·', tw: '賽季之星 ·' })
    },
  },
  'gifts of the day raise me on the ladder when the page is seen again': {
    from: '?token=demo-10001&userId=10001',
    async go(person, world) {
      await person.sees({ zh: '再得 1 分升青铜', en: '1 more for Bronze', tw: '再得 1 分升青銅' })
      await world.happen('10001', 'gifted', 3_000)
      await world.comeBack()
      await person.sees({ zh: '再得 9000 分升黄金', en: '9000 more for Gold', tw: '再得 9000 分升黃金' })
    },
  },
}
