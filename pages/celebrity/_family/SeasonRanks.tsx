import { isOver } from '#shared/api/campaign'
import { getLadderRanks, type LadderSeason } from '#shared/api/ladder-competition'
import { EndlessRanking } from '#shared/campaign/ranking'
import { usePaged } from '#shared/features/paged'
import { useT } from '#shared/runtime/i18n'
import { EndlessList } from '#shared/ui/list'
import type zh from './locales/zh.json'
import theme from './theme.module.css'

/** People by their score of a season, each with their tier and how many places they gained today; this season's without an id. */
export function SeasonRanks({
  seasonId,
  phase,
}: {
  seasonId?: string
  phase: LadderSeason['phase'] | undefined
}) {
  const t = useT<typeof zh>('family')
  const people = usePaged(getLadderRanks, { seasonId })
  return (
    <section className={theme.ranks} data-expose="ranks">
      <EndlessRanking
        people={people}
        waiting={{ lines: 6 }}
        label={t('ranks')}
        unit={(count) => t('unit', { count })}
        emptyText={t('empty')}
        noteOf={({ rank, tier, moved }) =>
          [
            rank > 0 && people.first.data?.tiers.find((each) => each.tier === tier)?.name,
            moved > 0 ? t('up', { count: moved }) : moved < 0 && t('down', { count: -moved }),
          ]
            .filter(Boolean)
            .join(' · ')
        }
        over={isOver(phase)}
        endless={EndlessList}
        place={`ladder-${seasonId ?? 'now'}`}
      />
    </section>
  )
}
