import type { Battle, BattleGift, BattlePush, BattleSide } from '#shared/api/room-battle'

/** So many of the latest gifts are kept. */
const LATEST = 20

/** A battle never goes back to an earlier one of these. */
const ORDER: Record<Battle['state'], number> = { waiting: 0, running: 1, extra: 2, won: 3, drawn: 3 }

/** Whether its scores are final. */
export const isOver = ({ state }: Pick<Battle, 'state'>) => state === 'won' || state === 'drawn'

/**
 * What is known after the server has sent the battle, whenever that was: of two battles the later one counts; within
 * one, scores only rise, it never goes back a state, and no gift is forgotten for an answer that did not know it yet.
 */
export function takeAnswer(known: Battle | null | undefined, fresh: Battle | null): Battle | null {
  if (!known || !fresh) return fresh
  if (fresh.battleId !== known.battleId) return fresh.startAt < known.startAt ? known : fresh
  const newest = isOlder(fresh, known) ? known : fresh
  return {
    ...newest,
    home: risen(newest.home, known.home.score, fresh.home.score),
    away: risen(newest.away, known.away.score, fresh.away.score),
    gifts: latest([...newest.gifts, ...known.gifts, ...fresh.gifts]),
  }
}

/** What is known after the app has pushed something: of another battle, or when this one is over, the same as before. */
export function takePush(known: Battle | null, push: BattlePush): Battle | null {
  if (!known || push.battleId !== known.battleId || isOver(known)) return known
  const pushed = ({ roomId }: BattleSide) => push.scores.find((each) => each.roomId === roomId)?.score ?? 0
  const { gift } = push
  const ours = gift && (gift.roomId === known.home.roomId || gift.roomId === known.away.roomId)
  return {
    ...known,
    home: risen(known.home, known.home.score, pushed(known.home)),
    away: risen(known.away, known.away.score, pushed(known.away)),
    gifts: ours ? latest([...known.gifts, gift]) : known.gifts,
  }
}

function isOlder(fresh: Battle, known: Battle): boolean {
  const steps = ORDER[fresh.state] - ORDER[known.state]
  return steps < 0 || (steps === 0 && sum(fresh) < sum(known))
}

const sum = ({ home, away }: Battle) => home.score + away.score

const risen = (side: BattleSide, ...scores: number[]) => ({ ...side, score: Math.max(side.score, ...scores) })

/** Each once, newest first. */
function latest(gifts: readonly BattleGift[]): BattleGift[] {
  const byId = new Map(gifts.map((gift) => [gift.id, gift]))
  return [...byId.values()].sort((a, b) => b.at - a.at).slice(0, LATEST)
}
