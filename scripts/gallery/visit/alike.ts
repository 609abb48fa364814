import { hashOf } from '../../site/files.ts'
import { fileOf, type Shot } from '../plan.ts'

/**
 * Finds states of a page that look like an earlier one: their names promise a difference that is not visible. In an app,
 * and logged out, a page may look the same.
 */
export function alikeAmong(shots: readonly Shot[]) {
  const pictures = new Map<string, string>()
  return {
    note: (shot: Shot, png: Uint8Array) => void pictures.set(fileOf(shot), hashOf(png)),
    /** To be asked when all pictures of the shot's page are noted. */
    findingsOf(shot: Shot): string[] {
      const own = pictures.get(fileOf(shot))
      const before = shots.slice(
        0,
        shots.findIndex((each) => fileOf(each) === fileOf(shot)),
      )
      const twin = before.find(
        (each) =>
          each.page === shot.page &&
          each.language === shot.language &&
          each.recipe.client === shot.recipe.client &&
          shot.recipe.as !== 'nobody' &&
          pictures.get(fileOf(each)) === own,
      )
      return own && twin ? [`the same picture as "${twin.state}"`] : []
    },
  }
}
