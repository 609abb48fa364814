/**
 * The browser tests in two shares: `daily` are those of `npm test`, which stays under ten minutes, `rest` those of
 * `npm run test:rest`, which the same machines run after it. Without E2E_SHARE both run.
 */
const SHARE = process.env.E2E_SHARE

/** A run that may leave to the rest what costs much of a visit and is seldom broken alone. */
export const IS_DAILY = SHARE === 'daily'

/** Specs that are daily as a whole; `MIXED` ones decide per test, all others belong to the rest. */
const DAILY = ['payment', 'once', 'kept', 'session', 'security', 'delivery', 'previews']
const MIXED = ['smoke', 'floor', 'journeys', 'routes']

/** Whether a case runs now. */
export function isInShare(daily: boolean): boolean {
  return !SHARE || (SHARE === 'daily') === daily
}

/** For the runner's configuration. */
export function filesOfShare(): { testMatch: string[]; testIgnore: string[] } {
  const files = (names: string[]) => names.map((name) => `*/${name}.e2e.ts`)
  if (SHARE === 'daily') return { testMatch: files([...DAILY, ...MIXED]), testIgnore: [] }
  return { testMatch: ['*/*.e2e.ts'], testIgnore: SHARE === 'rest' ? files(DAILY) : [] }
}
