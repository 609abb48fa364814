import { existsSync, readFileSync } from 'node:fs'
import type { Shot } from './plan.ts'

/**
 * The earlier state of the page whose recorded picture is the same: the shot's name promises a difference that is not visible.
 * In an app, and logged out, a page may look the same.
 * @param shots of the page in one language, in their order.
 * @param fileOf where the picture of a shot is recorded.
 */
export function twinOf(shot: Shot, shots: readonly Shot[], fileOf: (shot: Shot) => string): Shot | undefined {
  if (shot.recipe.as === 'nobody') return undefined
  const own = readFileSync(fileOf(shot))
  return shots
    .slice(0, shots.indexOf(shot))
    .filter(({ recipe }) => recipe.client === shot.recipe.client)
    .find((each) => existsSync(fileOf(each)) && readFileSync(fileOf(each)).equals(own))
}
