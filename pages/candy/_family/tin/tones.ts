import type { FreeBox } from '#shared/api/free-box'
import type { Tone } from './Tin.tsx'

/** How the tiers are printed, each with an ink more than the one before. */
const TIERED: readonly Tone[] = ['small', 'large', 'treasured']

/** The print of a tier, counted from 1; further ones than we have drawn are as the last. */
export const toneOf = (edition: FreeBox['edition'], tier: number): Tone =>
  edition === 'single' ? 'candy' : (TIERED[Math.max(tier, 1) - 1] ?? 'treasured')
