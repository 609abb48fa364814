import type { TarotReading } from '#shared/api/tarot'
import { useT } from '#shared/runtime/i18n'
import { ARCANA } from './arcana.ts'
import styles from './Card.module.css'
import type zh from './locales/zh.json'

/** What a card is painted in, by its number. */
const SKIES = ['dawn', 'noon', 'dusk', 'night'] as const

/** A card at its place: its back until turned, then its drawing, upside down if reversed. */
export function Card(props: { card: TarotReading['cards'][number]; open: boolean; onTurn: () => void }) {
  const t = useT<typeof zh>()
  const { number, name, position, upright } = props.card
  const place = t(`positions.${position}`)
  return (
    <li className={styles.place}>
      <button
        type="button"
        className={styles.card}
        data-open={props.open || undefined}
        data-track="turn"
        aria-label={props.open ? `${place}: ${number} ${name}, ${t(upright)}` : t('turn', { place })}
        onClick={props.onTurn}
      >
        <span className={styles.back}>
          <svg viewBox="0 0 60 96" aria-hidden="true">
            <path d="M5 5h50v86H5z" />
            <path d="M30 20l9 19 19 9-19 9-9 19-9-19-19-9 19-9z" />
            <circle cx="30" cy="48" r="7" />
          </svg>
        </span>
        <span className={styles.face} data-sky={SKIES[number % SKIES.length]}>
          <svg viewBox="0 0 60 96" data-upright={upright} aria-hidden="true">
            <path
              className={styles.frame}
              d="M4 12a8 8 0 018-8h36a8 8 0 018 8v72a8 8 0 01-8 8H12a8 8 0 01-8-8z"
            />
            <circle className={styles.halo} cx="30" cy="54" r="25" />
            <path className={styles.hills} d="M5 78q12-9 25-2t25-4v12a7 7 0 01-7 7H12a7 7 0 01-7-7z" />
            {props.open && (
              <text x="30" y="19">
                {number}
              </text>
            )}
            <path
              className={styles.rays}
              d="M30 26v4M30 80v4M10 50H6M54 50h-4M15 34l-3-3M45 34l3-3M15 68l-3 3M45 68l3 3"
            />
            <path className={styles.emblem} d={ARCANA[number] ?? ARCANA[17]} />
          </svg>
        </span>
      </button>
      <b>{place}</b>
      <small>{props.open ? name : '\u00a0'}</small>
    </li>
  )
}
