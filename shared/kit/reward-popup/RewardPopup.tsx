import type { ReactNode } from 'react'
import { Button } from '#shared/kit/button'
import { Sheet } from '#shared/kit/sheet'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './RewardPopup.module.css'

export interface Reward {
  id: string
  name: string
  /** Own drawing or picture; it fills its square. */
  art: ReactNode
  /** As 'x3' or '7 d'. */
  count?: string
  /** Any but a common one draws the eye among several. */
  rarity?: 'common' | 'rare' | 'epic' | 'legend'
}

/** What was won: one reward large, several as a grid that lands one after the other. */
export function RewardPopup(props: {
  open: boolean
  rewards: readonly Reward[]
  onClose: () => void
  title?: string
  /** Under the title, as how it will be handed out. */
  note?: string
  /** On the one button. */
  done?: string
  /** In its place. */
  actions?: ReactNode
  expose?: string
  /** Of the surface that everything stands on. */
  className?: string
}) {
  const t = useT<typeof zh>('kit/reward-popup')
  const title = props.title ?? t('title')
  const count = props.rewards.length
  const size = count === 1 ? styles.large : count > 6 ? styles.small : ''
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={title}
      kind="dialog"
      bare
      expose={props.expose ?? 'reward'}
    >
      <div className={`${styles.popup} ${props.className ?? ''}`} data-part="popup">
        <i className={styles.burst} />
        <p className={styles.title} data-part="popup-title" aria-hidden="true">
          {title}
        </p>
        {props.note && <p className={styles.note}>{props.note}</p>}
        <ul
          className={styles.rewards}
          data-part="popup-rewards"
          data-count={count === 1 ? 'one' : count > 6 ? 'many' : undefined}
          // More than a row may scroll, which is done by keys too.
          tabIndex={count > 3 ? 0 : undefined}
        >
          {props.rewards.map((reward, index) => (
            <li
              key={reward.id}
              className={styles.reward}
              style={{ animationDelay: `${Math.min(index, 12) * 60 + 120}ms` }}
            >
              <span
                className={`${styles.art} ${size} ${isRare(reward) ? styles.rare : ''}`}
                data-part="popup-art"
              >
                {reward.art}
              </span>
              <span className={styles.name}>
                {reward.name} {reward.count && <b data-part="popup-count">{reward.count}</b>}
              </span>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          {props.actions || (
            <Button block size="l" onClick={props.onClose}>
              {props.done ?? t('done')}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  )
}

const isRare = ({ rarity }: Reward) => rarity && rarity !== 'common'
