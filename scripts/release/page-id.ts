import { ReleaseError } from './release-error.ts'

const PAGE = /^[A-Za-z0-9][A-Za-z0-9-]*(\/[A-Za-z0-9][A-Za-z0-9-]*)*$/
/** Whose standing copies would lie where a target keeps something else. */
const RESERVED = /^(static|pages)(\/|$)|^(status|404)$/

/** Throws a sentence unless the text can be a page's id, as `warlord/season`. */
export function checkPageId(text: string): void {
  if (PAGE.test(text) && !RESERVED.test(text)) return
  throw new ReleaseError(
    'command',
    `"${text}" is not a page: pages are named by their folder below pages/, as warlord/season.`,
  )
}
