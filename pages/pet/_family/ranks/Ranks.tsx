import { getPetRanks } from '#shared/api/room-pet'
import { usePaged } from '#shared/features/paged'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import { EndlessList } from '#shared/ui/list'
import type zh from '../locales/zh.json'
import { RankLine } from './RankLine.tsx'
import styles from './Ranks.module.css'

/** Halls by their pet's experience, mine beside them. `inside`: not the page scrolls them, but a sheet. */
export function Ranks({ inside }: { inside?: boolean }) {
  const t = useT<typeof zh>('family')
  const ranks = usePaged(getPetRanks, {})
  return (
    <div className={styles.ranks} data-expose="ranks">
      <StateView
        call={ranks.first}
        skeleton={<Skeleton height={56} lines={4} className={styles.row} />}
        isEmpty={({ list, mine }) => !list.length && !mine}
        emptyText={t('ranks.empty')}
      >
        {({ mine }) => (
          <>
            <p className={styles.mine}>{mine ? <RankLine row={mine} mine /> : t('ranks.none')}</p>
            <EndlessList
              label={t('ranks.title')}
              list={ranks}
              keyOf={({ roomId }) => roomId}
              row={(row) => <RankLine row={row} />}
              {...(inside ? { whole: true } : { place: 'pets' })}
            />
          </>
        )}
      </StateView>
    </div>
  )
}
