import type { Journey } from '#testing/journey'
import type { PageStory } from '#testing/story'

const REMIND = { zh: '提醒我', en: 'Remind me', tw: '提醒我' }
const REMINDED = { role: 'button', name: { zh: '已设提醒', en: 'Reminder set', tw: '已設提醒' } } as const

/** Setting a reminder for the next campaign. */
export const story: PageStory = {
  query: '?token=demo-10001&userId=10001',
  ready: { zh: '雪球大作战', en: 'Snowball Fight', tw: '雪球大作戰' },
  async act(person) {
    await person.tap('button', REMIND)
  },
  done: REMINDED,
}

export const journeys: Record<string, Journey> = {
  'a reminder is still set after a reload, and as it starts the way in is there': {
    from: '?token=demo-10001&userId=10001',
    client: 'android',
    async go(person, world) {
      await person.tap('button', REMIND)
      await person.sees(REMINDED)
      await world.reload()
      await person.sees(REMINDED)
      await world.advance(3 * 86_400_000)
      await world.comeBack()
      await person.sees({
        role: 'button',
        name: { zh: '看看正在进行的', en: "See what's on", tw: '看看正在進行的' },
      })
    },
  },
}
