import { createContext, useContext } from 'react'
import type { Edition, Racer } from './edition.ts'

/** Puts a date around its page. */
export const EditionContext = createContext<Edition | null>(null)

/** The page's date: its drawing, its form of the race, its title and panels. */
export function useEdition(): Edition {
  const edition = useContext(EditionContext)
  if (!edition) throw new Error('No edition around: render this inside GroupEventPage.')
  return edition
}

/** The racer of a group's look; more looks than racers begin again from the first. */
export function useRacers(): (look: number) => Racer {
  const { racers } = useEdition().motif
  return (look) => {
    const racer = racers[Math.abs(Math.trunc(look)) % racers.length]
    if (!racer) throw new Error('The motif has no racers.')
    return racer
  }
}

/** The racer of one group's look. */
export function useRacer(look: number): Racer {
  return useRacers()(look)
}
