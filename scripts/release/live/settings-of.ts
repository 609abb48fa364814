import { count } from '../../command/format-counts.ts'
import type { Live } from '../../site/live.ts'
import { type KeptSettings, otherSettings, sameSettings, VARIABLES } from '../../site/settings.ts'
import { ReleaseError } from '../release-error.ts'

/**
 * Throws a sentence when pages would go live with settings that no live page is known to have: they would ask another
 * server than their neighbours, and nothing else would tell.
 */
export function refuseOtherSettings(built: KeptSettings, live: Live, pages: string[]): void {
  const known = Object.values(live.pages).flatMap(({ settings }) => settings ?? [])
  if (pages.length === 0 || known.length === 0 || known.some((settings) => sameSettings(settings, built)))
    return
  const alike = (settings: KeptSettings) => known.filter((other) => sameSettings(settings, other)).length
  const usual = known.reduce((one, other) => (alike(other) > alike(one) ? other : one))
  const [first, ...more] = pages
  const these = more.length > 0 ? `${first} and ${count(more.length, 'other page')} are` : `${first} is`
  const those = `${count(alike(usual), 'live page')} ${alike(usual) > 1 ? 'are' : 'is'}`
  throw new ReleaseError(
    'disorder',
    `${these} built ${differing(built, usual)}, but ${those} built ${differing(usual, built)}. ` +
      'Build again with the same settings. Nothing changed.',
    ['new-settings'],
  )
}

/** For instance `with API_BASE=https://api.example.com and without SITE_URL`: settings that the others have differently. */
function differing(settings: KeptSettings, other: KeptSettings): string {
  return otherSettings(settings, other)
    .map((name) =>
      settings[name] ? `with ${VARIABLES[name]}=${settings[name]}` : `without ${VARIABLES[name]}`,
    )
    .join(' and ')
}
