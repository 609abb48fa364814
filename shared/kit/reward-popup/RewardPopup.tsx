import type { CSSProperties, ReactNode } from 'react'
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
  /** Rarer rewards are placed first and land last. */
  rarity?: 'common' | 'rare' | 'epic' | 'legend'
}

const RARITIES = ['common', 'rare', 'epic', 'legend'] as const
const LEGEND = RARITIES.indexOf('legend')
const rankOf = ({ rarity = 'common' }: Reward) => RARITIES.indexOf(rarity)

/** When the first lands, how long after it each next one, and how long each higher rarity is waited for; in ms. */
const FIRST_MS = 120
const NEXT_MS = 60
const RARITY_MS = 700

/**
 * Won rewards: one is shown large, several as a grid that lands one after the other, the rarest last. A single legend is
 * shown large above the grid.
 */
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
  /** Class of the surface. */
  className?: string
}) {
  const t = useT<typeof zh>('kit/reward-popup')
  const title = props.title ?? t('title')
  const count = props.rewards.length
  const size = count === 1 ? styles.large : count > 6 ? styles.small : ''
  const byRarity = [...props.rewards].sort((one, other) => rankOf(other) - rankOf(one))
  const ranks = byRarity.map(rankOf)
  const commonest = ranks[count - 1] ?? 0
  const landsAfter = (at: number) =>
    FIRST_MS + ((ranks[at] ?? 0) - commonest) * RARITY_MS + Math.min(at, 12) * NEXT_MS
  const hasTreasure = ranks[0] === LEGEND && count > 1 && ranks[1] !== LEGEND
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={title}
      kind="dialog"
      bare
      expose={props.expose ?? 'reward'}
    >
      <div
        className={`${styles.popup} ${props.className ?? ''}`}
        data-part="popup"
        style={{ '--last': `${landsAfter(0)}ms` } as CSSProperties}
      >
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
          {byRarity.map((reward, at) => (
            <li
              key={reward.id}
              className={`${styles.reward} ${hasTreasure && at === 0 ? styles.treasure : ''}`}
              style={{ '--after': `${landsAfter(at)}ms` } as CSSProperties}
            >
              <span className={`${styles.art} ${size}`} data-rarity={reward.rarity} data-part="popup-art">
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
