import type { Journey } from '#testing/journey'
import type { PageStory, Person, Words } from '#testing/story'

const SIGN = '/activity/bossRecall/receiveSignReward'
const OPEN: Words = { zh: '拆信', en: 'Open', tw: '拆信' }
const TAKE: Words = { zh: '签到，收下礼物', en: 'Sign in for the gift', tw: '簽到，收下禮物' }
const GREAT: Words = { zh: '开心收下', en: 'Great', tw: '開心收下' }
const BACK: Words = { zh: '欢迎回来！', en: 'Welcome back!', tw: '歡迎回來！' }
const FROM: Words = { zh: '写信人', en: 'From', tw: '寄信人' }

/** Until the letter has come, "Open" is the beginning of another button's name. */
const openLetter = async (person: Person) => {
  await person.sees(FROM)
  await person.tap('button', OPEN)
}

/** An invited boss opens the letter, signs in and is welcome. */
export const story: PageStory = {
  query: '?token=demo-777&userId=777&captainId=10002',
  ready: FROM,
  async act(person) {
    await openLetter(person)
    await person.tap('button', TAKE)
    await person.tap('button', GREAT)
    await person.losesSight({ role: 'button', name: GREAT })
  },
  done: BACK,
}

export const journeys: Record<string, Journey> = {
  'who comes by a share signs in once for two taps, is known after a reload, and the report says by whom': {
    from: '?token=demo-777&userId=777&extensionOfficerId=10002&shareId=share-777&materialId=material-recall',
    async go(person, world) {
      await openLetter(person)
      await world.steer({ path: SIGN, delayMs: 800, times: 1 })
      await world.tapTwice('button', TAKE)
      await person.tap('button', GREAT)
      await person.losesSight({ role: 'button', name: GREAT })
      await person.sees(BACK)
      const calls = await world.calls(SIGN)
      if (calls.length !== 1) throw new Error(`${calls.length} sign-ins.`)
      await world.reload()
      await person.finds({ zh: '今天签过了', en: 'Signed in today', tw: '今天簽過了' })
      await world.tells('recall_landing', 'recall_return', 'share-777', 'material-recall')
      await person.tap('button', { zh: '打开 App', en: 'Open app', tw: '開啟 App' })
      await person.arrivesAt('/download')
    },
  },
  'a lost answer is asked for again, and the gift is one': {
    from: '?token=demo-777&userId=777&captainId=10002',
    client: 'android',
    async go(person, world) {
      await openLetter(person)
      await world.steer({ path: SIGN, drop: true, after: true, times: 1 })
      await person.tap('button', TAKE)
      await person.sees({ role: 'button', name: GREAT })
      await world.reload()
      await person.finds({ zh: '今天签过了', en: 'Signed in today', tw: '今天簽過了' })
      await person.tap('button', { zh: '去看看写信的人', en: 'Meet the sender', tw: '去看看寫信的人' })
      if (!JSON.stringify(await world.asked('openUserProfilePage')).includes('10002'))
        throw new Error('Somebody else.')
    },
  },
}
