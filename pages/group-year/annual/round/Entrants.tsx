import type { AnnualEvent, AnnualRound } from '#shared/api/group-event'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Emblem } from '../../_family/emblem/index.ts'
import type zh from '../locales/zh.json'
import styles from './Entrants.module.css'

/** Before the finals begin: when which round is, and who takes part. */
export function Entrants(props: { entrants: AnnualEvent['entrants']; rounds: readonly AnnualRound[] }) {
  const t = useT<typeof zh>()
  return (
    <section data-expose="entrants">
      <h2 className={styles.heading}>{t('plan')}</h2>
      <ol className={styles.plan}>
        {props.rounds.map(({ of, startAt, endAt }) => (
          <li key={of}>
            <b>{of === 2 ? t('round.final') : t('round.title', { from: of, to: of / 2 })}</b>
            <span>
              {formatDate(startAt, 'day')} – {formatDate(endAt - 1, 'day')}
            </span>
          </li>
        ))}
      </ol>
      <h2 className={styles.heading}>{t('entrants', { count: props.entrants.length })}</h2>
      <ul className={styles.entrants}>
        {props.entrants.map(({ id, wonIn, name, eventName }) => (
          <li key={id}>
            <Emblem of={wonIn} className={styles.emblem} />
            <span>
              <b>{name}</b>
              <small>{eventName}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
