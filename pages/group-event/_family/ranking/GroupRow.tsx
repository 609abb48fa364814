import type { CSSProperties } from 'react'
import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { RacerSign } from '../race/RacerSign.tsx'
import { useRacer } from '../use-edition.ts'
import styles from './GroupRow.module.css'
import type { StandingRow } from './standings.ts'
import { useGapText } from './use-gap-text.ts'

/** A group on the board: a bar against the best, and what it lacks to the one before it. */
export function GroupRow({ row, mine, over }: { row: StandingRow; mine: boolean; over: boolean }) {
  const t = useT<typeof zh>('family')
  const gapText = useGapText(over)
  const { color } = useRacer(row.group.look)
  return (
    <li
      className={styles.row}
      data-mine={mine || undefined}
      style={{ '--team': color, '--part': row.part } as CSSProperties}
    >
      <span className={styles.rank}>
        <b className={styles.place}>{row.rank}</b>
        {row.tied && <small>{t('rank.tied')}</small>}
      </span>
      <RacerSign look={row.group.look} className={styles.figure} />
      <div className={styles.text}>
        <p className={styles.line}>
          <bdi className={styles.name}>{row.group.name}</bdi>
          <b>{formatStatistic(row.score)}</b>
        </p>
        <i className={styles.bar} />
        <small>{gapText(row)}</small>
      </div>
    </li>
  )
}
