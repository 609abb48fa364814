import { withSecretScan } from '#testing/secret-scan'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const ATLAS = { zh: '观星图志', en: "The Stargazer's Atlas", tw: '觀星圖誌' }

/** Somebody looks at what is coming. */
export const story: PageStory = {
  ready: { zh: '四方集结', en: 'National Day: four teams', tw: '四方集結' },
  async act(person) {
    await person.tap('radio', say('tab.coming'))
  },
  done: { zh: '新年守夜', en: "New Year's Eve together", tw: '新年守夜' },
}

export const journeys = withSecretScan([], {
  'a link to one campaign leads through the hub to its page': {
    from: '?activityId=12',
    client: 'android',
    async go(person) {
      await person.sees({ role: 'heading', name: ATLAS })
      await person.tap('button', say('enter.running'))
      await person.arrivesAt('/constellation')
    },
  },
  'with the server down every page can still be opened from the hub': {
    from: '?x=1',
    async go(person, world) {
      await world.addFault({ path: '/activity/*', drop: true })
      await world.reload()
      await person.sees({
        zh: '时间没加载出来，活动可以直接进',
        en: "The times didn't load",
        tw: '時間沒載入成功',
      })
      await person.tap('link', { zh: '米希联名盲盒', en: 'Mixi blind boxes', tw: '米希聯名盲盒' })
      await person.arrivesAt('/activityNew/ActivityMixi')
    },
  },
})
