import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)

/** A stranger steps back through a game that was shared. */
export const story: PageStory = {
  query: '?gameId=300001',
  ready: { zh: '第 5 轮，共 5 轮', en: 'Round 5 of 5', tw: '第 5 輪，共 5 輪' },
  async act(person) {
    await person.tap('button', say('before'))
  },
  done: { zh: '第 4 轮，共 5 轮', en: 'Round 4 of 5', tw: '第 4 輪，共 5 輪' },
}

export const journeys: Record<string, Journey> = {
  'the app’s panel shares the game itself, with who shares it': {
    from: '?token=demo-10002&userId=10002&gameId=300001',
    client: 'android',
    async go(person, world) {
      await person.tap('button', say('share.act'))
      const shared = JSON.stringify(await world.asked('toShareNew'))
      for (const part of ['/wolfkillDetail?', 'gameId=300001', 'extensionOfficerId=10002'])
        if (!shared.includes(part)) throw new Error(`${part} is not in what was shared: ${shared}.`)
    },
  },
}
