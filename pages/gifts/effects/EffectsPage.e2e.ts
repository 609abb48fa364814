import type { Journey } from '#testing/journey'
import type { PageStory } from '#testing/story'

const WATCH = { zh: '看《童话之夜', en: 'Watch "Fairytale night', tw: '看《童話之夜' }

/** Somebody watches what is on the stage, and then a small one. */
export const story: PageStory = {
  query: '',
  ready: { role: 'button', name: WATCH },
  async act(person) {
    await person.tap('button', WATCH)
    await person.sees({
      role: 'dialog',
      name: { zh: '童话之夜', en: 'Fairytale night', tw: '童話之夜' },
    })
  },
  done: { zh: '1314 PP币', en: '1314 PP coins', tw: '1314 PP幣' },
}

export const journeys: Record<string, Journey> = {
  'the way back leaves an effect, and the theatre is where it was': {
    from: '?token=demo-10001&userId=10001',
    async go(person, world) {
      await person.tap('button', WATCH)
      const stage = {
        role: 'dialog',
        name: { zh: '童话之夜', en: 'Fairytale night', tw: '童話之夜' },
      } as const
      await person.sees(stage)
      await world.goBack()
      await person.waitsUntilGone(stage)
      await person.sees({ role: 'button', name: WATCH })
    },
  },
}
