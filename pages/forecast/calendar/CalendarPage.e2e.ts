import type { PageStory } from '#testing/story'

/** Somebody wants to be there when it starts. */
export const story: PageStory = {
  query: '?token=demo-10001&userId=10001',
  ready: { zh: '冬日集市', en: 'Winter market', tw: '冬日市集' },
  async act(person) {
    await person.tap('button', { zh: '提醒我', en: 'Remind me', tw: '提醒我' })
  },
  done: { role: 'button', name: { zh: '已设提醒', en: 'Reminder set', tw: '已設提醒' } },
}
