/** The phase and dates of a campaign, as the server returns them. */
export interface Schedule {
  phase: 'coming' | 'running' | 'ended' | 'settled'
  startAt: number
  endAt: number
  /** When results are published; absent for a campaign without results. */
  settleAt?: number
  /** Present where the answer names its campaign. */
  activityId?: string | undefined
}

/** When the current phase ends; undefined for a settled campaign. */
export function nextMoment({ phase, startAt, endAt, settleAt }: Schedule): number | undefined {
  return { coming: startAt, running: endAt, ended: settleAt, settled: undefined }[phase]
}
