import type { PageStory } from '#testing/story'

/** Somebody on their first day signs in. */
export const story: PageStory = {
  query: '?token=demo-10001&userId=10001',
  ready: { role: 'button', name: { zh: '今日签到', en: 'Sign in today', tw: '今日簽到' } },
  async act(person) {
    await person.tap('button', { zh: '今日签到', en: 'Sign in today', tw: '今日簽到' })
  },
  done: { role: 'button', name: { zh: '今日已签到', en: 'Signed in today', tw: '今日已簽到' } },
}
