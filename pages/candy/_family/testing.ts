import type { World } from '#testing/journey'
import type { Person } from '#testing/story'

/** Words that several stories of the family use. */
export const GREAT = { zh: '开心收下', en: 'Great', tw: '開心收下' }
export const START = { zh: '领一个糖果盒', en: 'Get a candy box', tw: '領一個糖果盒' }
export const ASK = { zh: '请好友帮忙', en: 'Ask friends to help', tw: '請好友幫忙' }
export const HELP = { zh: '拆一下', en: 'Help open it', tw: '拆一下' }
export const IN_THE_BOX = { zh: '盒子里是', en: 'In the box was', tw: '盒子裡是' }
export const INSIDE_WAS = { zh: '盒子拆开了', en: 'Your box is open', tw: '盒子拆開了' }
export const LINK_COPIED = { zh: '链接已复制', en: 'Link copied', tw: '連結已複製' }

/** Accepts a reward popup and waits until it is closed. */
export async function take(person: Person): Promise<void> {
  await person.tap('button', GREAT)
  await person.losesSight({ role: 'button', name: GREAT })
}

/** Throws unless all calls of a path have this many idempotency keys: each was sent however often. */
export async function sentTimes(world: World, path: string, times: number): Promise<void> {
  const made = await world.idempotencyKeys(path)
  if (made !== times) throw new Error(`${path} was sent ${made} times, not ${times}.`)
}
