import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const ENTER = say('today.enter')

/** Somebody sees what is on, and is led to its page. */
export const story: PageStory = {
  query: '?token=demo-10001&userId=10001',
  ready: { role: 'link', name: ENTER },
  async act(person) {
    await person.tap('link', ENTER)
    await person.arrivesAt('/activityNew/group0801/index')
  },
  done: { zh: '选择你的队伍', en: 'Choose your team', tw: '選擇你的隊伍' },
}

export const journeys: Record<string, Journey> = {
  'between two events the calendar counts down to the next, and shows its door in time': {
    from: '?token=demo-10005&userId=10005',
    client: 'android',
    async go(person, world) {
      await person.sees(say('today.next'))
      await world.advance(3 * 86_400_000)
      await world.reload()
      await person.sees({ role: 'link', name: ENTER })
    },
  },
}
