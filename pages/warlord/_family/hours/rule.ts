import type { CaptainConfig } from '#shared/api/captain'

/** The rules of captains in figures. */
export type CaptainRule = Pick<CaptainConfig, 'hours' | 'levelKeptDays' | 'issuedBefore'>

/** Defaults by section 9 of the specification, until the server's are known. */
export const SPECIFIED: CaptainRule = {
  hours: { from: 12, to: 24, maxPerDay: 3, minimum: 1 },
  levelKeptDays: 2,
  issuedBefore: 10,
}
