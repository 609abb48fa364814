import type { Journey } from '#testing/journey'
import { isSentOnce } from '#testing/sent-once'
import { wordsOf } from '#testing/story'
import { bindStory } from '../_family/testing.ts'

const say = wordsOf(import.meta.dirname)
const BIND = '/activity/invite/bind'

export const story = bindStory

export const journeys: Record<string, Journey> = {
  'land, bind with an answer that is lost, land again: bound once, and it says to whom': {
    from: '?token=demo-10001&userId=10001&inviterId=30005',
    client: 'android',
    async go(person, world) {
      await world.addFault({ path: BIND, drop: true, after: true, times: 1 })
      await story.act(person)
      await person.sees(story.done)
      await isSentOnce(world, BIND)
      await world.reload()
      await person.sees(story.done)
    },
  },
  'a new person in a messenger goes to the download, which knows who invited': {
    from: '?inviterId=30005',
    client: 'messenger',
    async go(person) {
      await person.tap('button', say('family:toApp'))
      await person.arrivesAt('/download')
    },
  },
}
