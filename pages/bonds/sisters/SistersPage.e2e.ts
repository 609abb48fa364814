import { dissolveSisters, getSisterGroup } from '#shared/api/sister-group'
import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const QUERY = '?token=demo-10001&userId=10001'
const ACCEPT = { role: 'button', name: say('campaign/letter:accept') } as const
const LEADER = say('leader')

/** Somebody accepts an invitation. */
export const story: PageStory = {
  query: QUERY,
  ready: ACCEPT,
  async act(person) {
    await person.tap(ACCEPT.role, ACCEPT.name)
  },
  done: LEADER,
}

export const journeys: Record<string, Journey> = {
  'an invitation that is sent is accepted by the other side, and both are a group': {
    from: QUERY,
    async go(person, world) {
      await world.holdClock()
      await person.tap('button', { zh: '邀请 ', en: 'Invite ', tw: '邀請 ' })
      await person.tap('button', say('sure.do'))
      await person.finds(say('campaign/letter:pending'))
      await world.advance(61_000)
      await world.comeBack()
      await person.finds(say('campaign/letter:accepted'))
      await person.finds(LEADER)
    },
  },
  'an invitation that nobody answers in three days has expired': {
    from: QUERY,
    async go(person, world) {
      await world.holdClock()
      await person.sees(ACCEPT)
      await world.advance(3 * 24 * 60 * 60_000)
      await world.comeBack()
      await person.waitsUntilGone(ACCEPT)
      await person.finds(say('campaign/letter:expired'))
    },
  },
  'a group that the leader ends says what is lost, and by when another may be found': {
    from: '?token=demo-10002&userId=10002',
    async go(person) {
      await person.tap('button', say('end.do'))
      await person.sees({ zh: '3900 积分', en: '3900 points', tw: '3900 點' })
      await person.sees({ zh: '3 天内不能再结团', en: '3 days before you can join', tw: '3 天內不能再結團' })
      await person.tap('button', say('end.sure'))
      await person.finds({ zh: '你刚离开一个团', en: "You've just left a group", tw: '你剛離開一個團' })
    },
  },
  'a group that its leader ended meanwhile is no group any more, and nobody claims in it': {
    from: '?token=demo-10003&userId=10003',
    async go(person, world) {
      await person.sees(LEADER)
      const leader = '78031'
      await world.meanwhile(leader, getSisterGroup, {})
      await world.meanwhile(leader, dissolveSisters, { groupId: '2' })
      await world.comeBack()
      await person.finds(say('found'))
    },
  },
}
