import type { luckyDraw, StarRoom } from '#shared/api/constellation'
import type { Endpoint, MutationResult } from '#shared/runtime/request'
import { STAGE } from './Constellation.tsx'
import type { Figure } from './figure.ts'
import { figureOf, type Point } from './figure.ts'
import { canFly, fly } from './fly.ts'

type Answer = typeof luckyDraw extends Endpoint<never, infer Out> ? Out : never

/** How long a comet circles before it looks whether the server has decided, in ms. */
const LAP_MS = 1100
/** How long new stars flare up before the result is shown, in ms. */
const FLARE_MS = 700

/**
 * Lets the comet circle through the room's constellation until the answer is there, then run on to the last star that
 * was lit, or past them all. Over at once where nothing may move.
 */
export async function flyUntil(
  asked: Promise<MutationResult<Answer>>,
  comet: SVGElement | null,
  { sign, stars: count }: StarRoom,
): Promise<void> {
  if (!canFly(comet)) return
  const figure = figureOf(sign, STAGE)
  const { stars } = figure
  const lap = tour(figure)
  const travel = (walk: number[], ms: number) => fly(comet, walk.map((star) => stars[star]) as Point[], ms)
  let result: MutationResult<Answer> | undefined
  void asked.then((answer) => {
    result = answer
  })
  while (!result) await travel(lap, LAP_MS)
  if (!result.ok) return
  const last = Math.max(...result.data.prizes.map(({ star }) => star ?? -1))
  const landing = lap.indexOf(Math.floor((last / count) * stars.length))
  await travel(landing > 0 ? lap.slice(0, landing + 1) : lap, LAP_MS / 2)
}

/** The time in which new stars flare up; none where nothing may move. */
export async function flare(comet: SVGElement | null): Promise<void> {
  if (canFly(comet)) await new Promise((done) => setTimeout(done, FLARE_MS))
}

/** A walk along the lines past every star and back to the first. */
export function tour({ lines }: Figure): number[] {
  const walk = [0]
  const visit = (star: number) => {
    for (const line of lines) {
      const next = line[line[0] === star ? 1 : 0]
      if (!line.includes(star) || walk.includes(next)) continue
      walk.push(next)
      visit(next)
      walk.push(star)
    }
  }
  visit(0)
  return walk
}
