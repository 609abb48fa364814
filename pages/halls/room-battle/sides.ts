import type { Battle, BattleGift, BattleSide } from '#shared/api/room-battle'
import { isOver } from './merge-battle.ts'

/** The two sides in display order. */
export const SIDES = ['home', 'away'] as const
export type SideName = (typeof SIDES)[number]

/** The side of a hall. */
export function cornerOf({ home }: Battle, roomId: string): SideName {
  return home.roomId === roomId ? 'home' : 'away'
}

export type Fate = 'won' | 'lost' | 'drawn'

/** How it ended for a hall; undefined before it is over. */
export function fateOf(battle: Battle, { roomId }: Pick<BattleSide, 'roomId'>): Fate | undefined {
  if (!isOver(battle)) return undefined
  if (battle.state === 'drawn') return 'drawn'
  return battle.winnerId === roomId ? 'won' : 'lost'
}

/** Who has more, and by how much; undefined when they are level. */
export function leadOf({ home, away }: Battle): { side: SideName; by: number } | undefined {
  const by = home.score - away.score
  return by === 0 ? undefined : { side: by > 0 ? 'home' : 'away', by: Math.abs(by) }
}

/** A gift of so many points makes its corner burn. */
const GRAND = 520

export const isGrand = ({ score }: BattleGift) => score >= GRAND
