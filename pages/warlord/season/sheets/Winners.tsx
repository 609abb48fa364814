import { Winners as WinnersOf } from '#shared/campaign/winners'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Plate } from '../../_family/Plate.tsx'
import type zh from '../locales/zh.json'
import { useSeason } from '../season-context.ts'

/** The first captains of a season that is settled. */
export function Winners() {
  const t = useT<typeof zh>()
  const { winners } = useSeason().board
  if (!winners.length) return null
  return (
    <Plate title={t('winners.title')} expose="winners">
      <WinnersOf
        winners={winners.map((winner) => ({
          ...winner,
          note: winner.levelName,
          figure: t('winners.points', { points: formatAmount(winner.points) }),
        }))}
      />
    </Plate>
  )
}
