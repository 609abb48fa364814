import type { ComponentProps } from 'react'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import { formatOrdinal } from './ordinal.ts'
import styles from './PlacePrizes.module.css'

type RewardLineProps = ComponentProps<typeof RewardLine>

/** The prizes of a ranking by place, best first. */
export function PlacePrizes(props: {
  /** Places `from` to `to`, inclusive, and their rewards. */
  places: readonly { from: number; to: number; title?: string; rewards: RewardLineProps['rewards'] }[]
  /** Adds the rule for ties. */
  ties?: boolean
  className?: string
}) {
  const t = useT<typeof zh>('campaign/place-prizes')
  return (
    <>
      <ol className={`${styles.places} ${props.className ?? ''}`}>
        {props.places.map(({ from, to, title, rewards }) => (
          <li key={from} className={styles.place} data-part="prize-place">
            <b>
              {t(from === to ? 'place' : 'places', { from: formatOrdinal(from), to: formatOrdinal(to) })}
              {title && <small>{title}</small>}
            </b>
            <RewardLine rewards={rewards} draw={drawPrize} />
          </li>
        ))}
      </ol>
      {props.ties && <p className={styles.ties}>{t('ties')}</p>}
    </>
  )
}
