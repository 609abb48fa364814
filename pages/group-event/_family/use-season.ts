import { createContext, useContext } from 'react'
import type { Racer, Season } from './season.ts'

/** Puts a date around its page. */
export const SeasonContext = createContext<Season | null>(null)

/** The page's date: its drawing, its form of the race, its title and panels. */
export function useSeason(): Season {
  const season = useContext(SeasonContext)
  if (!season) throw new Error('No season around: render this inside GroupEventPage.')
  return season
}

/** The racer of a group's look; more looks than racers begin again from the first. */
export function useRacers(): (look: number) => Racer {
  const { racers } = useSeason().motif
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
