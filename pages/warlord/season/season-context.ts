import { createContext, useContext } from 'react'
import type { Hall } from '#shared/api/room'
import type { receiveReward, SeasonBoard, Tutorial } from '#shared/api/warlord'
import type { Reward } from '#shared/campaign/reward'
import type { Won } from '#shared/features/mutation'
import type { Endpoint, Query } from '#shared/runtime/request'

type Claim = typeof receiveReward extends Endpoint<infer In, unknown> ? In : never

/** What can lie over the page. */
export type Sheet =
  | { name: 'goal' | 'unlock' | 'rewards' }
  | { name: 'catchUp'; day: number; onDone: () => void }
  /** `readOnly`: its day is over, so it can be read and not completed. */
  | { name: 'lesson'; tutorial: Tutorial; readOnly: boolean; onRead: () => Promise<void> }

/** What the parts of the page share: the board, and what changes it. */
export interface Season {
  board: SeasonBoard
  /** For mutations, whose answers update the board. */
  call: Query<SeasonBoard>
  /** The season's hall, or the one picked on this visit and not yet sent. */
  hall: Hall | null
  pickHall(hall: Hall): void
  /** Claims and shows what was granted; false when nothing was. */
  claim(what: Claim): Promise<boolean>
  /** The claim under way, as `task-12`; else ''. */
  claiming: string
  /** What the last claim granted, for its popup. */
  won: Won<Reward>
  closeWon(): void
  /** The last sheet that was shown; it keeps its content while it leaves. */
  sheet?: Sheet
  open: boolean
  show(sheet: Sheet): void
  close(): void
}

/** Around every part that calls `useSeason`. */
export const SeasonContext = createContext<Season | null>(null)

export const useSeason = () => useContext(SeasonContext) as Season
