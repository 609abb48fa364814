import type { World } from '#testing/journey'
import { type Person, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)

/** Words that several stories of the family use. */
export const GREAT = say('kit/later-popup:done')
export const START = say('start.first')
export const ASK = say('share.ask')
export const HELP = { zh: '拆一下', en: 'Help open it', tw: '拆一下' }
export const IN_THE_BOX = say('open.won')
export const INSIDE_WAS = { zh: '盒子拆开了', en: 'Your box is open', tw: '盒子拆開了' }
export const LINK_COPIED = { zh: '链接已复制', en: 'Link copied', tw: '連結已複製' }

/** Accepts a reward popup and waits until it is closed. */
export async function take(person: Person): Promise<void> {
  await person.tap('button', GREAT)
  await person.waitsUntilGone({ role: 'button', name: GREAT })
}

/** Throws unless all calls of a path have this many idempotency keys: each was sent however often. */
export async function sentTimes(world: World, path: string, times: number): Promise<void> {
  const made = await world.idempotencyKeys(path)
  if (made !== times) throw new Error(`${path} was sent ${made} times, not ${times}.`)
}
