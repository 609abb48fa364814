import type { ComponentType } from 'react'
import type { Standing } from '../race/standing.ts'

/**
 * A form of the race: standings in, drawing out. It draws two to six groups, ties, nobody scored yet and one far ahead;
 * shows each group's tag, so that it is read without colour; and says the same when nothing moves.
 */
export interface Form {
  name: 'lift' | 'lanes' | 'stack' | 'fill' | 'tug' | 'map' | 'grid' | 'grow' | 'dial'
  Race: ComponentType<RaceProps>
}

export interface RaceProps {
  standings: readonly Standing[]
}
