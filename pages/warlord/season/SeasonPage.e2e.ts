import type { Journey } from '#testing/journey'
import { isSentOnce } from '#testing/sent-once'
import { type PageStory, type Person, wordsOf } from '#testing/story'
import { CLAIM, CLAIMED, GREAT } from '../_family/testing.ts'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const LESSON = { zh: '声音与距离', en: 'Voice and distance', tw: '聲音與距離' }

/** Reads today's lesson to its end, and claims the task that it fulfils. */
async function learn(person: Person) {
  await person.tap('button', LESSON)
  await person.sees({ role: 'dialog', name: LESSON })
  await person.readToEnd({ zh: '同一句话', en: 'The same sentence', tw: '同一句話' })
  await person.tap('button', say('tutorials.complete'))
  await person.tap('button', GREAT)
  await person.waitsUntilGone({ role: 'button', name: GREAT })
  await person.tap('button', CLAIM)
  await person.tap('button', GREAT)
  await person.waitsUntilGone({ role: 'button', name: GREAT })
}

/** Sets the season's goal, and the hall with it. */
async function chooseGoal(person: Person) {
  await person.tap('button', say('goal.choose'))
  await person.tap('radio', { zh: '渐入佳境', en: 'Hitting your stride', tw: '漸入佳境' })
  await person.tap('button', say('hall.choose'))
  await person.tap('radio', { zh: '星河电台', en: 'Galaxy Radio', tw: '星河電台' })
  await person.tap('button', say('hall.confirm'))
  await person.tap('button', say('goal.next'))
  await person.tap('button', say('kit/confirm:confirm'))
}

/** A captain on the third day: reads the lesson, claims its task, sets a goal in a hall. */
export const story: PageStory = {
  query: '?token=demo-10001&userId=10001',
  ready: say('standing.today'),
  main: { role: 'button', name: say('chest.title') },
  async act(person) {
    await learn(person)
    await chooseGoal(person)
  },
  done: { zh: '1.5/18', en: '1.5/18', tw: '1.5/18' },
}

const FIRST_GOLD = { zh: '1 阶 高级', en: 'Level 1 Advanced', tw: '1 階 進階' }

export const journeys: Record<string, Journey> = {
  'a new captain learns, chooses a goal, plays, claims, unlocks, and claims the rest': {
    from: '?token=demo-10001&userId=10001',
    client: 'android',
    async go(person, world) {
      await learn(person)
      await chooseGoal(person)
      await person.sees(story.done)
      await person.tap('button', say('kit/task-list:todo'))
      await world.asked('jumpRoom')
      await world.happen('10001', 'hosted', 2)
      await world.comeBack()
      await person.tap('button', CLAIM)
      await person.tap('button', GREAT)
      await person.waitsUntilGone({ role: 'button', name: GREAT })
      await person.tap('button', FIRST_GOLD)
      await person.sees({
        zh: '请先解锁后再领取',
        en: 'Please unlock first to receive',
        tw: '請先解鎖再領取',
      })
      await person.tap('button', say('tracks.unlock'))
      await person.tap('button', { zh: 'PP币解锁', en: 'Unlock for', tw: 'PP幣解鎖' })
      await person.tap('button', say('kit/confirm:confirm'))
      await person.sees(say('unlock.done'))
      await person.waitsUntilGone({ role: 'dialog', name: '' })
      await person.tap('button', FIRST_GOLD)
      await person.tap('button', GREAT)
      await person.waitsUntilGone({ role: 'button', name: GREAT })
      await world.reload()
      await person.finds({ role: 'button', name: FIRST_GOLD })
      await person.tap('button', FIRST_GOLD)
      await person.sees(CLAIMED)
    },
  },
  'an unlock whose answer is lost is paid once, under double taps and a reload': {
    from: '?token=demo-10001&userId=10001',
    client: 'ios',
    async go(person, world) {
      await chooseGoal(person)
      await person.sees(story.done)
      await person.waitsUntilGone({ role: 'dialog', name: '' })
      await world.addFault({ path: '/assets/pay/battlePay', drop: true, after: true, times: 1 })
      await person.tap('button', say('tracks.unlock'))
      await person.tap('button', { zh: 'PP币解锁', en: 'Unlock for', tw: 'PP幣解鎖' })
      await world.tapTwice('button', say('kit/confirm:confirm'))
      await person.sees(say('unlock.done'))
      await world.reload()
      await person.finds(say('unlock.done'))
      await isSentOnce(world, '/assets/pay/battlePay')
    },
  },
}
