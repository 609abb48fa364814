import { useState } from 'react'
import { isOver } from '#shared/api/campaign'
import { getNewCapRankings } from '#shared/api/new-cap'
import { PeopleRanking } from '#shared/campaign/ranking'
import { usePaged } from '#shared/features/paged'
import { Segmented } from '#shared/kit/segmented'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import { EndlessList } from '#shared/ui/list'
import type { Invitation } from './Keys.tsx'
import type zh from './locales/zh.json'
import styles from './Ranking.module.css'

const PERIODS = ['total', 'day'] as const

/** Captains by bosses that count, in all or today; my row with what is missing to the next place. */
export function Ranking({ phase }: { phase: Invitation['phase'] | undefined }) {
  const t = useT<typeof zh>()
  const [period, setPeriod] = useState<(typeof PERIODS)[number]>('total')
  const captains = usePaged(getNewCapRankings, { period })
  return (
    <>
      <Segmented
        className={styles.periods}
        label={t('period')}
        options={PERIODS.map((id) => ({ id, label: t(`periods.${id}`) }))}
        value={period}
        onChange={setPeriod}
        track="period"
      />
      <StateView call={captains.first} skeleton={<Skeleton height={64} lines={6} className={styles.waits} />}>
        {({ mine }) => (
          <PeopleRanking
            people={captains}
            mine={mine}
            label={t('tabs.rank')}
            unit={t('unit')}
            emptyText={t('rankEmpty')}
            over={isOver(phase)}
            endless={EndlessList}
            place={`captains-${period}`}
          />
        )}
      </StateView>
    </>
  )
}
