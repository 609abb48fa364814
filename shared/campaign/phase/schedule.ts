/** Where a campaign stands, and when that changes, as the server tells it. */
export interface Schedule {
  phase: 'coming' | 'running' | 'ended' | 'settled'
  startAt: number
  endAt: number
  /** When the results are out; a campaign without results of its own has none. */
  settleAt?: number
}

/** The moment that the present phase waits for; a settled campaign waits for nothing. */
export function nextMoment({ phase, startAt, endAt, settleAt }: Schedule): number | undefined {
  return { coming: startAt, running: endAt, ended: settleAt, settled: undefined }[phase]
}
