import { createContext, useContext } from 'react'
import type { Motif, Racer } from './season.ts'

/** Puts a date's motif around its page. */
export const MotifContext = createContext<Motif | null>(null)

/** The motif of the page's date. */
export function useMotif(): Motif {
  const motif = useContext(MotifContext)
  if (!motif) throw new Error('No motif around: render this inside GroupEventPage.')
  return motif
}

/** The racer of a group's look; more looks than racers begin again from the first. */
export function useRacer(look: number): Racer {
  const { racers } = useMotif()
  const racer = racers[Math.abs(Math.trunc(look)) % racers.length]
  if (!racer) throw new Error('The motif has no racers.')
  return racer
}
