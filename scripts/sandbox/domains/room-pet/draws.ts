import { type Daily, noneYet } from '../../world/daily.ts'
import type { Grant } from '../../world/rewards.ts'
import { part } from '../../world/user.ts'

/** What a person drew, whatever the hall. */
export interface Draws {
  free: Daily
  /** Oldest first. */
  wins: { at: number; grant: Grant }[]
}

export const drawsOf = part<Draws>('room-pet-draws', () => ({ free: noneYet(), wins: [] }))
