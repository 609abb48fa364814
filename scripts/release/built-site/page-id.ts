import { keptAtTarget } from '../../site/layout.ts'
import { ReleaseError } from '../release-error.ts'

const PAGE = /^[A-Za-z0-9][A-Za-z0-9-]*(\/[A-Za-z0-9][A-Za-z0-9-]*)*$/

/** Throws a sentence unless the text can be a page's id, as `warlord/season`. */
export function checkPageId(text: string): void {
  if (!PAGE.test(text))
    fail(`"${text}" is not a page: pages are named by their folder below pages/, as warlord/season.`)
  const keeper = keptAtTarget(text)
  if (keeper) fail(`"${text}" is not a page, and cannot be: at a target ${keeper}.`)
}

function fail(message: string): never {
  throw new ReleaseError('command', message)
}
