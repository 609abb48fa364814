import { formatNumberTruncated } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Plate } from '../_family/Plate.tsx'
import type zh from './locales/zh.json'
import { useSeason } from './season-context.ts'
import styles from './Winners.module.css'

/** The first captains of a season that is settled. */
export function Winners() {
  const t = useT<typeof zh>()
  const { winners } = useSeason().board
  if (!winners.length) return null
  return (
    <Plate title={t('winners.title')} expose="winners">
      <ol className={styles.winners}>
        {winners.map((winner) => (
          <li key={winner.userId} data-rank={winner.rank}>
            <b>{winner.rank}</b>
            <span>
              <bdi>{winner.nickname}</bdi>
              <small>{winner.levelName}</small>
            </span>
            <em>{t('winners.points', { points: formatNumberTruncated(winner.points) })}</em>
          </li>
        ))}
      </ol>
    </Plate>
  )
}
