import { isOver } from '#shared/api/campaign'
import type { GroupEvent, RankPeriod } from '#shared/api/group-event'
import { useT } from '#shared/runtime/i18n'
import type { EditionWords } from '../edition.ts'
import styles from './GroupBoard.module.css'
import { GroupRow } from './GroupRow.tsx'
import { standings } from './standings.ts'

/** The groups of a period, the best first. */
export function GroupBoard({ event, period }: { event: GroupEvent; period: RankPeriod }) {
  const own = useT<EditionWords>()
  return (
    <>
      <p className={styles.note}>{own('race')}</p>
      <ol>
        {standings(event.groups, period).map((row) => (
          <GroupRow
            key={row.group.id}
            row={row}
            mine={row.group.id === event.groupId}
            over={isOver(event.phase)}
          />
        ))}
      </ol>
    </>
  )
}
