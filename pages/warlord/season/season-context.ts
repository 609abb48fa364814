import { createContext, useContext } from 'react'
import type { Hall } from '#shared/api/room'
import type { receiveReward, SeasonBoard } from '#shared/api/warlord'
import type { Endpoint } from '#shared/runtime/request'
import type { Granted } from './RewardArt.tsx'

type Claim = typeof receiveReward extends Endpoint<infer In, unknown> ? In : never

/** Sheets that more than one part opens. */
export type Sheet = 'lesson' | 'goal' | 'unlock' | 'rewards'

/** What the parts of the page share: the board, and what changes it. */
export interface Season {
  board: SeasonBoard
  /** The season's hall, or the one picked on this visit and not yet sent. */
  hall: Hall | null
  pickHall(hall: Hall): void
  /** Takes the board that an action answered with. */
  update(board: SeasonBoard): void
  /** Asks for the board again, as after an action whose result is unknown. */
  reload(): Promise<void>
  /** Claims and shows what was granted; false when nothing was. */
  claim(what: Claim): Promise<boolean>
  /** The claim under way, as `task-12`; else ''. */
  claiming: string
  /** The sheet that is open. */
  sheet: Sheet | null
  show(sheet: Sheet | null): void
  /** Shows rewards that an action granted. */
  celebrate(rewards: Granted[]): void
}

export const SeasonContext = createContext<Season | null>(null)

export function useSeason(): Season {
  const season = useContext(SeasonContext)
  if (!season) throw new Error('useSeason is for parts inside SeasonContext')
  return season
}
