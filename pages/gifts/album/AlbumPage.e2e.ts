import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const ROSE = { zh: '红玫瑰', en: 'Red rose', tw: '紅玫瑰' }

/** Somebody looks who sent them their first rose. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: { role: 'button', name: ROSE },
  async act(person) {
    await person.tap('button', ROSE)
  },
  done: { role: 'dialog', name: ROSE },
}

export const journeys: Record<string, Journey> = {
  'a gift of somebody’s album is sent to them by the app’s own box': {
    from: '?token=demo-10002&userId=10002&toUserId=20003',
    client: 'android',
    async go(person, world) {
      await person.tap('button', ROSE)
      await person.tap('button', say('send'))
      const asked = JSON.stringify(await world.asked('openGiftBox'))
      if (!/"type":"rose".*"userId":"20003"/.test(asked)) throw new Error(`Asked for ${asked}.`)
    },
  },
}
