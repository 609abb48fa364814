import { withSecretScan } from '#testing/secret-scan'
import { isSentOnce } from '#testing/sent-once'
import { type PageStory, type Person, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const QUERY = '?token=demo-10002&userId=10002'
const SEND = '/assets/gift/sysSend'
const ROSE = { zh: '红玫瑰', en: 'Red rose', tw: '紅玫瑰' }
const FRIEND = 'ID 20003'
const GIVEN = { role: 'dialog', name: say('given.title') } as const
const DONE = { role: 'button', name: say('given.done') } as const

async function chooseFriend(person: Person) {
  await person.tap('button', ROSE)
  await person.tap('button', say('kit/stepper:more'))
  await person.tap('button', say('campaign/people-picker:choose'))
  await person.tap('button', { zh: FRIEND, en: FRIEND, tw: FRIEND })
}

/** Two roses go to a friend. */
export const story: PageStory = {
  query: QUERY,
  ready: { role: 'button', name: ROSE },
  async act(person) {
    await chooseFriend(person)
    await person.tap('button', say('sure.do'))
    await person.sees(GIVEN)
    await person.tap(DONE.role, DONE.name)
    await person.waitsUntilGone(GIVEN)
  },
  done: '×10',
}

export const journeys = withSecretScan([], {
  'a gift whose answer is lost is asked for after a reload, and sent once': {
    from: QUERY,
    async go(person, world) {
      await chooseFriend(person)
      await world.addFault({ path: SEND, drop: true, after: true })
      await person.tap('button', say('sure.do'))
      const check = say('campaign/spend-confirm:check')
      await person.finds({ role: 'button', name: check })
      await world.addFault({ path: SEND, delayMs: 0 })
      await world.reload()
      await person.tap('button', check)
      await person.sees(GIVEN)
      await isSentOnce(world, SEND)
      await person.tap(DONE.role, DONE.name)
      await person.finds('×10')
    },
  },
  'in the app another gift for the same person is chosen in the app’s own box': {
    from: QUERY,
    client: 'android',
    async go(person, world) {
      await chooseFriend(person)
      await person.tap('button', say('give.native'))
      const asked = (await world.asked('openGiftBox')) as Record<string, string>
      if (asked.type !== 'rose' || asked.userId !== '20003' || !asked.nickname)
        throw new Error(`Asked for ${JSON.stringify(asked)}.`)
    },
  },
})
