import { withSecretScan } from '#testing/secret-scan'
import { isSentOnce } from '#testing/sent-once'
import type { PageStory, Person } from '#testing/story'

const QUERY = '?token=demo-10002&userId=10002'
const SEND = '/assets/gift/sysSend'
const ROSE = { zh: '红玫瑰', en: 'Red rose', tw: '紅玫瑰' }
const CHOOSE = { zh: '从我认识的人里选', en: 'Choose from people you know', tw: '從我認識的人裡選' }
const CONFIRM = { zh: '确认送出', en: 'Send it', tw: '確定送出' }
const FRIEND = 'ID 20003'
const GIVEN = { role: 'dialog', name: { zh: '送到了', en: 'Sent', tw: '送到了' } } as const
const DONE = { role: 'button', name: { zh: '好的', en: 'OK', tw: '好的' } } as const

async function chooseFriend(person: Person) {
  await person.tap('button', ROSE)
  await person.tap('button', { zh: '多一个', en: 'One more', tw: '多一個' })
  await person.tap('button', CHOOSE)
  await person.tap('button', { zh: FRIEND, en: FRIEND, tw: FRIEND })
}

/** Two roses go to a friend. */
export const story: PageStory = {
  query: QUERY,
  ready: { role: 'button', name: ROSE },
  async act(person) {
    await chooseFriend(person)
    await person.tap('button', CONFIRM)
    await person.sees(GIVEN)
    await person.tap(DONE.role, DONE.name)
    await person.losesSight(GIVEN)
  },
  done: '×10',
}

export const journeys = withSecretScan([], {
  'a gift whose answer is lost is asked for after a reload, and sent once': {
    from: QUERY,
    async go(person, world) {
      await chooseFriend(person)
      await world.steer({ path: SEND, drop: true, after: true })
      await person.tap('button', CONFIRM)
      const check = { zh: '确认结果', en: 'Check', tw: '確認結果' }
      await person.finds({ role: 'button', name: check })
      await world.steer({ path: SEND, delayMs: 0 })
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
      await person.tap('button', {
        zh: '在 App 里给对方挑别的礼物',
        en: 'Pick another gift for them in the app',
        tw: '在 App 裡為對方挑別的禮物',
      })
      const asked = JSON.stringify(await world.asked('openGiftBox'))
      if (!/"type":"gift".*"userId":"20003".*"nickname":".+"/.test(asked))
        throw new Error(`Asked for ${asked}.`)
    },
  },
})
