import { nearest } from '../../command/command-line.ts'
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

/**
 * The id of a page that may be named by one of its addresses, as `/battle`; another text is returned as it is.
 *
 * @param pages by id, with their addresses.
 */
export function pageNamed(text: string, pages: Readonly<Record<string, { paths: string[] }>>): string {
  if (!text.startsWith('/')) return text
  const owner = Object.entries(pages).find(([, { paths }]) => paths.includes(text.split(/[?#]/, 1)[0] ?? ''))
  return owner?.[0] ?? fail(`No page has the address ${text}. "status" lists the addresses. Nothing changed.`)
}

/** ` Did you mean warlord/season?` for `warlord/seasn` and `season`; '' where no page is near. */
export function similarPage(text: string, ids: string[]): string {
  const alike = ids.filter((id) => id.split('/').includes(text))
  return alike.length > 0 && alike.length < 6 ? ` Did you mean ${alike.join(' or ')}?` : nearest(text, ids)
}

function fail(message: string): never {
  throw new ReleaseError('command', message)
}
