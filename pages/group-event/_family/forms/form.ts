import type { ComponentType } from 'react'
import type { Standing } from '../race/standing.ts'

/**
 * A form of the race: draws standings. Handles two to six groups, ties, no scores and a clear leader; shows each group's
 * tag, so that it does not depend on colour, and is complete without motion.
 */
export interface Form {
  name: 'lift' | 'lanes' | 'stack' | 'fill' | 'tug' | 'map' | 'grid' | 'grow' | 'dial'
  Race: ComponentType<RaceProps>
}

/** Layouts for choosing a group: one column, two columns, left and right in turn, a row to swipe, or face to face. */
export type Choose = 'rows' | 'tiles' | 'zigzag' | 'reel' | 'facing'

/** Panels below the race of a form. */
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
