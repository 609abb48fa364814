import type { Journey } from '#testing/journey'
import { type PageStory, type Person, type Words, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const SIGN = '/activity/bossRecall/receiveSignReward'
const TAKE: Words = say('sign.now')
const GREAT: Words = say('kit/later-popup:done')

/** Until the letter has come, "Open" is the beginning of another button's name. */
const openLetter = async (person: Person) => {
  await person.sees(say('from'))
  await person.tap('button', say('open'))
}

/** An invited boss opens the letter, signs in and is welcome. */
export const story: PageStory = {
  query: '?token=demo-777&userId=777&captainId=10002',
  ready: say('from'),
  async act(person) {
    await openLetter(person)
    await person.tap('button', TAKE)
    await person.tap('button', GREAT)
    await person.waitsUntilGone({ role: 'button', name: GREAT })
  },
  done: say('sign.welcome'),
}

export const journeys: Record<string, Journey> = {
  'who comes by a share signs in once for two taps, is known after a reload, and the report says by whom': {
    from: '?token=demo-777&userId=777&extensionOfficerId=10002&shareId=share-777&materialId=material-recall',
    async go(person, world) {
      await openLetter(person)
      await world.addFault({ path: SIGN, delayMs: 800, times: 1 })
      await world.tapTwice('button', TAKE)
      await person.tap('button', GREAT)
      await person.waitsUntilGone({ role: 'button', name: GREAT })
      await person.sees(say('sign.welcome'))
      const calls = await world.calls(SIGN)
      if (calls.length !== 1) throw new Error(`${calls.length} sign-ins.`)
      await world.reload()
      await person.finds(say('family:sign.done'))
      await world.sends('recall_landing', 'recall_return', 'share-777', 'material-recall')
      await person.tap('button', { zh: '打开 App', en: 'Open app', tw: '開啟 App' })
      await person.arrivesAt('/download')
    },
  },
  'a lost response is retried, and grants one gift': {
    from: '?token=demo-777&userId=777&captainId=10002',
    client: 'android',
    async go(person, world) {
      await openLetter(person)
      await world.addFault({ path: SIGN, drop: true, after: true, times: 1 })
      await person.tap('button', TAKE)
      await person.sees({ role: 'button', name: GREAT })
      await world.reload()
      await person.finds(say('family:sign.done'))
      await person.tap('button', say('meet'))
      if (!JSON.stringify(await world.asked('openUserProfilePage')).includes('10002'))
        throw new Error('Somebody else.')
    },
  },
}
