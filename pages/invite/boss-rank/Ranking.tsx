import { useState } from 'react'
import { isOver } from '#shared/api/campaign'
import { getNewCapRankings } from '#shared/api/new-cap'
import { EndlessRanking } from '#shared/campaign/ranking'
import { usePaged } from '#shared/features/paged'
import { type Period, Periods } from '#shared/kit/segmented'
import { useT } from '#shared/runtime/i18n'
import { EndlessList } from '#shared/ui/list'
import type { Invitation } from './Keys.tsx'
import type zh from './locales/zh.json'
import styles from './Ranking.module.css'

/** Captains by bosses that count, in all or today; my row with what is missing to the next place. */
export function Ranking({ phase }: { phase: Invitation['phase'] | undefined }) {
  const t = useT<typeof zh>()
  const [period, setPeriod] = useState<Period>('total')
  const captains = usePaged(getNewCapRankings, { period })
  return (
    <>
      <Periods className={styles.periods} value={period} onChange={setPeriod} />
      <EndlessRanking
        people={captains}
        waiting={{ lines: 6 }}
        label={t('tabs.rank')}
        unit={t('unit')}
        emptyText={t('rankEmpty')}
        over={isOver(phase)}
        endless={EndlessList}
        place={`captains-${period}`}
      />
    </>
  )
}
