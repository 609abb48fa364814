import type { getPetRanks } from '#shared/api/room-pet'
import { formatAmount, formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Endpoint } from '#shared/runtime/request'
import { KindMark } from '../creature/KindMark.tsx'
import type zh from '../locales/zh.json'
import styles from './Ranks.module.css'

type Answer = typeof getPetRanks extends Endpoint<never, infer Out> ? Out : never
type Row = Answer['list'][number] & { gap?: number }

/** A hall's pet and its place; of mine also what is missing to the next one. */
export function RankLine({ row, mine }: { row: Row; mine?: boolean }) {
  const t = useT<typeof zh>('family')
  const { rank, petName, hallName, kind, level, score, gap } = row
  return (
    <span className={styles.line} data-place={rank > 0 && rank <= 3 ? rank : undefined}>
      <b className={styles.place}>{rank || '—'}</b>
      <KindMark kind={kind} className={styles.kind} />
      <span className={styles.who}>
        <bdi>{petName}</bdi>
        <small>
          {mine ? t('ranks.mine') : <bdi>{hallName}</bdi>} · {t('care.level', { level })}
        </small>
      </span>
      <span className={styles.score}>
        <span>{formatStatistic(score)}</span>
        <small>{mine && gap ? t('ranks.gap', { gap: formatAmount(gap) }) : t('ranks.unit')}</small>
      </span>
    </span>
  )
}
