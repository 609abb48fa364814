import type { ShellPage } from '../../settings.ts'
import { presetFor, type ShellSettings, stateOf } from '../../settings.ts'

/**
 * The settings of a page's state, with language, screen and client of the present ones. Person, URL, clock and faults
 * belong to the state.
 */
export function carry(from: ShellSettings, page: ShellPage | undefined, state = ''): ShellSettings {
  const { language, screen, reducedMotion, version, bridge, header, headerDelayMs, area } = from
  const client = stateOf(page, state)?.client ?? from.client
  return {
    ...presetFor(page, state),
    ...{ language, screen, reducedMotion, client, version, bridge, header, headerDelayMs, area },
  }
}

/** The same for a demo in place of a page. */
export function carryToPiece(from: ShellSettings, component: string): ShellSettings {
  return { ...carry(from, undefined), component }
}
