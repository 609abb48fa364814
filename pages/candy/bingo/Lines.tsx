import type { RefObject } from 'react'
import type { BingoCard } from '#shared/api/bingo'
import { useT } from '#shared/runtime/i18n'
import { Slip } from '../_family/slip/Slip.tsx'
import { Line } from './Line.tsx'
import styles from './Lines.module.css'
import type zh from './locales/zh.json'

/** A ticket for each line of the card. */
export function Lines(props: {
  tickets: RefObject<HTMLDivElement | null>
  card: BingoCard
  /** Id of the line whose claim is pending. */
  claiming: string
  onClaim: (id: string) => void
}) {
  const t = useT<typeof zh>()
  const { card } = props
  return (
    <Slip title={t('line.title')} expose="lines" className={styles.lines}>
      <div ref={props.tickets} className={styles.tickets}>
        {card.lines.map((line) => (
          <Line
            key={line.id}
            line={line}
            card={card}
            busy={props.claiming === line.id}
            onClaim={() => props.onClaim(line.id)}
          />
        ))}
      </div>
    </Slip>
  )
}
