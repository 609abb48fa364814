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

/** How groups stand to be chosen from: cards in a column, in two, left and right in turn, in a row to swipe, or face to face. */
export type Choose = 'rows' | 'tiles' | 'zigzag' | 'reel' | 'facing'

/** What stands below the race of a form. */
interface Body {
  choose: Choose
  /** The panels below that choice. */
  order: readonly ('tasks' | 'ranking' | 'prizes')[]
}

export const BODIES: Record<Form['name'], Body> = {
  lift: { choose: 'tiles', order: ['tasks', 'ranking', 'prizes'] },
  lanes: { choose: 'rows', order: ['ranking', 'tasks', 'prizes'] },
  stack: { choose: 'rows', order: ['tasks', 'prizes', 'ranking'] },
  fill: { choose: 'tiles', order: ['prizes', 'tasks', 'ranking'] },
  tug: { choose: 'facing', order: ['ranking', 'tasks', 'prizes'] },
  map: { choose: 'reel', order: ['prizes', 'tasks', 'ranking'] },
  grid: { choose: 'reel', order: ['tasks', 'prizes', 'ranking'] },
  grow: { choose: 'zigzag', order: ['tasks', 'ranking', 'prizes'] },
  dial: { choose: 'zigzag', order: ['tasks', 'prizes', 'ranking'] },
}

export interface RaceProps {
  standings: readonly Standing[]
}
