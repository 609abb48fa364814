import type { Journey, World } from '#testing/journey'
import { type PageStory, type Person, type Words, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const DAY = 86_400_000
const BLOOD = '/activity/boss/currentBlood'
const FEED: Words = say('feed.title')
const DOWN: Words = say('killed.title')
const LEFT = (blood: number): Words => ({
  zh: `首领血量 ${blood} /`,
  en: `HP ${blood} /`,
  tw: `首領血量 ${blood} /`,
})
/** As the newest rule it gives the server its own answers back. */
const TRUTH = { path: BLOOD, delayMs: 0 }

/** Somebody who has struck looks up who brought the earlier ones down. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: say('mine.title'),
  main: { role: 'button', name: { zh: '打开 App', en: 'Open app', tw: '開啟 App' } },
  async act(person) {
    await person.tap('tab', say('boards.kills'))
  },
  done: { zh: '打呼噜的火山', en: 'The Snoring Volcano', tw: '打呼嚕的火山' },
}

/** The last boss data of the server. */
async function lastAnswer(world: World): Promise<{ bossId: string }> {
  const call = (await world.calls(BLOOD)).filter(({ answer }) => answer).at(-1)
  return (call as { answer: { data: { bossId: string } } }).answer.data
}

/** The server reports blood left; the name shows that the page has received it. */
async function hearsOfBlood(person: Person, world: World, blood: number, name: string) {
  await world.addFault({ path: BLOOD, data: { ...(await lastAnswer(world)), blood, name } })
  await world.comeBack()
  await person.finds(name)
}

export const journeys: Record<string, Journey> = {
  'by the app’s socket the boss bleeds and never gains, and is killed while one looks': {
    from: '?token=demo-10001&userId=10001&roomId=88002',
    client: 'android',
    async go(person, world) {
      await person.sees(FEED)
      await person.tap('button', say('dock.attack'))
      if (!JSON.stringify(await world.asked('jumpRoom')).includes('88002')) throw new Error('Another hall.')
      const { bossId } = await lastAnswer(world)
      await world.push({ type: 'boss', bossId, blood: 5000 })
      await person.sees(LEFT(5000))
      await person.sees(say('stage.dying'))
      await world.push({ type: 'boss', bossId, blood: 900_000 })
      await hearsOfBlood(person, world, 900_000, '9-0-0')
      await person.sees(LEFT(5000))
      await person.sees(say('stage.dying'))
      await world.happen('10001', 'gifted', 5_000_000)
      await world.addFault(TRUTH)
      await world.push({ type: 'boss', bossId, blood: 0 })
      await person.sees(DOWN)
      await person.sees(say('killed.me'))
      await person.finds(say('mine.reward'))
      await world.picture('killed')
      // what was sent before it died comes after
      await world.push({ type: 'boss', bossId, blood: 1200 })
      await hearsOfBlood(person, world, 1200, '1-2-0-0')
      await person.sees(LEFT(0))
      await person.sees(DOWN)
    },
  },
  'without a socket it appears at its hour, is struck, and falls, on a line that breaks': {
    from: '?token=demo-10005&userId=10005',
    async go(person, world) {
      await person.sees(say('hero.appears'))
      await world.advance(3 * DAY)
      await world.comeBack()
      await person.sees(FEED)
      await world.happen('10005', 'gifted', 1314)
      await person.finds('-2628')
      await world.addFault({ path: BLOOD, status: 502, times: 1 })
      await world.comeBack()
      await person.finds(FEED)
      await world.happen('10005', 'gifted', 5_000_000)
      await world.comeBack()
      await person.sees(DOWN)
      await person.sees(say('killed.me'))
      await person.finds(say('mine.reward'))
    },
  },
}
