import type { CaptainConfig } from '#shared/api/captain'

/** What the rules of captains say in figures. */
export type CaptainRule = Pick<CaptainConfig, 'hours' | 'levelKeptDays' | 'issuedBefore'>

/** Section 9 of the specification, until the server says it. */
export const SPECIFIED: CaptainRule = {
  hours: { from: 12, to: 24, maxPerDay: 3, minimum: 1 },
  levelKeptDays: 2,
  issuedBefore: 10,
}
