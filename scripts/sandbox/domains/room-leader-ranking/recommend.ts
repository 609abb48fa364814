import type { RankedHall } from '#shared/api/room-leader-ranking'
import { formatAmount } from '#shared/runtime/format'
import type { HandlerRequest } from '../../domain.ts'
import { gapTo } from '../../world/board-of.ts'
import { fill } from '../../world/text.ts'
import { hallPartOf } from './part.ts'
import { words } from './plan.ts'
import { hallRows } from './standings.ts'

/** One hall for each reason, never the one that the person supports. */
export function recommended(request: HandlerRequest<unknown>): (RankedHall & { reason: string })[] {
  const rows = hallRows(request)
  const gapOf = ({ rank }: RankedHall) => gapTo(rank, rows)
  const reasons = [
    { name: 'lively', better: (a, b) => b.online - a.online },
    { name: 'strong', better: (a, b) => b.today - a.today },
    { name: 'near', better: (a, b) => gapOf(a) - gapOf(b), fits: (row) => gapOf(row) > 0 },
  ] satisfies {
    name: keyof (typeof words)['zh']['reasons']
    better(a: RankedHall, b: RankedHall): number
    fits?(row: RankedHall): boolean
  }[]
  const taken = new Set([hallPartOf(request.user).roomId])
  return reasons.flatMap(({ name, better, fits = () => true }) => {
    const [best] = rows.filter((row) => !taken.has(row.roomId) && fits(row)).sort(better)
    if (!best) return []
    taken.add(best.roomId)
    return {
      ...best,
      reason: fill(words[request.language].reasons[name], { gap: formatAmount(gapOf(best)) }),
    }
  })
}
