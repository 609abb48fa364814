import type { Journey } from '#testing/journey'
import { isSentOnce } from '#testing/sent-once'
import { type PageStory, wordsOf } from '#testing/story'
import { GREAT, WON } from '../_family/testing.ts'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const SIGN = '/user/userSignRecord/sign'
const QUERY = '?token=demo-10001&userId=10001'
const SIGN_IN = say('family:sign.now')
const SIGNED = say('family:sign.done')
/** How the week’s first target counts. */
const DAY = 86_400_000

/** A singing captain looks at the week's targets and signs in. */
export const story: PageStory = {
  query: QUERY,
  ready: say('family:targets.note.songs'),
  main: say('family:targets.note.songs'),
  async act(person) {
    await person.tap('button', SIGN_IN)
    await person.sees({ role: 'dialog', name: WON })
    await person.tap('button', GREAT)
  },
  done: SIGNED,
}

export const journeys: Record<string, Journey> = {
  'a captain in the app sings, signs in twice as fast, and again the next day': {
    from: QUERY,
    client: 'android',
    async go(person, world) {
      await person.sees({ zh: '完成全部目标，压制 Lv.1', en: 'press the Lv.1 record', tw: '壓製 Lv.1' })
      await world.happen('10001', 'hosted', 6)
      await world.happen('10001', 'gifted', 1500)
      await world.comeBack()
      await person.sees({ zh: '已达成 Lv.1', en: 'Lv.1 reached', tw: '已達成 Lv.1' })
      await world.addFault({ path: SIGN, delayMs: 800, times: 1 })
      await world.tapTwice('button', SIGN_IN)
      await person.tap('button', GREAT)
      await person.sees(SIGNED)
      if ((await world.calls(SIGN)).length !== 1) throw new Error('A double tap signed in twice.')
      await world.reload()
      await person.finds(SIGNED)
      await world.advance(DAY)
      await world.comeBack()
      await person.tap('button', SIGN_IN)
      await person.tap('button', GREAT)
      await person.sees({ zh: '连签 2 天', en: '2 days in a row', tw: '連簽 2 天' })
      await person.tap('link', say('family:toWall.title'))
      await person.arrivesAt('/singCaptainReward')
    },
  },
  'a captain in a browser whose sign-in is answered too late, then never': {
    from: QUERY,
    async go(person, world) {
      await world.addFault({ path: SIGN, delayMs: 13_000, after: true, times: 1 })
      await person.tap('button', SIGN_IN)
      await person.tap('button', GREAT)
      await person.sees(SIGNED)
      await isSentOnce(world, SIGN)
      await world.reload()
      await person.finds(SIGNED)
      await world.advance(DAY)
      await world.addFault({ path: SIGN, drop: true, after: true, times: 1 })
      await world.comeBack()
      await person.tap('button', SIGN_IN)
      await person.tap('button', GREAT)
      await person.sees(SIGNED)
      await person.sees({ zh: '连签 2 天', en: '2 days in a row', tw: '連簽 2 天' })
    },
  },
}
