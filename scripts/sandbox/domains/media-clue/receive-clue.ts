import { CONTACT } from '#shared/api/media-clue'
import { Refusal } from '../../world/refusal.ts'
import { REFUSALS } from '../../world/refusal-words.ts'
import type { State } from '../../world/state.ts'

const MOST_SCREENSHOTS = 6

/** Contacts that were handed in, by whomever. */
const known = (state: State) => state.shared('media-clue', () => new Set<string>())

const keyOf = (platform: string, contact: string) =>
  `${platform} ${contact.toLowerCase().replaceAll(/[\s-]/g, '')}`

/**
 * Throws a Refusal: 5001 for an invalid contact, 500 with REPEATED_CLUES when it was already submitted; contacts that
 * end in 0000 always were.
 */
export function checkNewContact(state: State, platform: string, contact: string): string {
  const trimmed = contact.trim()
  if (!CONTACT.test(trimmed)) throw new Refusal(5001, REFUSALS.badContact)
  if (trimmed.endsWith('0000') || known(state).has(keyOf(platform, trimmed)))
    throw new Refusal(500, REFUSALS.repeatedClue, 'REPEATED_CLUES')
  return trimmed
}

export function rememberContact(state: State, platform: string, contact: string): void {
  known(state).add(keyOf(platform, contact))
}

/** The URLs of a JSON list. Throws a Refusal with code 5001. */
export function screenshotsOf(json = '[]'): string[] {
  const urls = readList(json)
  const good = urls?.length !== undefined && urls.length <= MOST_SCREENSHOTS
  if (!good || !urls.every((url) => typeof url === 'string' && /^https?:\/\/\S+$/.test(url)))
    throw new Refusal(5001, REFUSALS.badInput)
  return urls as string[]
}

function readList(json: string): unknown[] | undefined {
  try {
    const parsed: unknown = JSON.parse(json)
    return Array.isArray(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

/** A text that must say something. Throws a Refusal with code 5001. */
export function said(text: string): string {
  const trimmed = text.trim()
  if (!trimmed || trimmed.length > 500) throw new Refusal(5001, REFUSALS.badInput)
  return trimmed
}
