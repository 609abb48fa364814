import { openFreeBox } from '#shared/api/free-box'
import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import { HELP, sentTimes, take } from '../_family/testing.ts'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const PATH = '/activity/freeBox/help'
const LINK = 'extensionOfficerId=10002&activityId=31&shareId=s1'
const HELPED = { zh: '你已经帮过忙了', en: "You've already helped", tw: '你已經幫過忙了' }

/** A friend helps, and is thanked. */
export const story: PageStory = {
  query: `?token=demo-10001&userId=10001&${LINK}`,
  ready: { role: 'button', name: HELP },
  async act(person) {
    await person.tap('button', HELP)
    await take(person)
  },
  done: HELPED,
}

export const journeys: Record<string, Journey> = {
  'a help whose answer is lost is one help; a second one and that of the owner are refused kindly': {
    from: `?token=demo-777&userId=777&${LINK}`,
    async go(person, world) {
      await world.addFault({ path: PATH, drop: true, after: true, times: 1 })
      await world.tapTwice('button', HELP)
      await take(person)
      await person.sees(HELPED)
      await sentTimes(world, PATH, 1)
      await world.reload()
      await person.sees(HELPED)
      await person.waitsUntilGone({ role: 'button', name: HELP })
      await person.opens(`/freeCandy/share?token=demo-10002&userId=10002&${LINK}`)
      await person.sees({
        zh: '不能给自己的盒子帮忙',
        en: "You can't help with your own box",
        tw: '不能幫自己的盒子',
      })
      await person.tap('button', say('family:own.back'))
      await person.arrivesAt('/freeCandy')
    },
  },
  'a box that is open by now is shown, and not the one that its owner opened after it': {
    from: '?token=demo-777&userId=777&extensionOfficerId=10003&activityId=32&shareId=s1',
    async go(person, world) {
      await world.meanwhile('10003', openFreeBox, { boxId: '10003-4' })
      await person.tap('button', say('seeOpened'))
      await person.arrivesAt('/freeCandy/openFreeCandyShare')
      await person.sees({ zh: '珍藏糖盒', en: 'treasured box', tw: '珍藏糖盒' })
    },
  },
}
