import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#shared/kit/button'
import type { PopupProps } from '#shared/kit/later-popup'
import { useT } from '#shared/runtime/i18n'
import styles from './Celebration.module.css'
import { CountUp } from './CountUp.tsx'
import type zh from './locales/zh.json'
import { type Rarity, rankOf, useReveal } from './use-reveal.ts'

export interface Reward {
  id: string
  name: string
  /** Own drawing or picture; it fills its square. */
  art: ReactNode
  /** As 'x3' or '7 d'. */
  count?: string
  /** Rarer rewards are placed first; beside commoner ones they lie face down until they are pressed. */
  rarity?: Rarity
}

export interface CelebrationProps extends PopupProps {
  rewards: readonly Reward[]
  /** In place of the title once no card lies face down: what a card shows is not told before it is turned. */
  titleTurned?: string | undefined
  /** Under the title, as how it will be handed out. */
  note?: string
  /** Below the buttons: what can be done with the rewards. */
  next?: ReactNode
  /** Class of the surface. */
  className?: string
}

/**
 * The content of a popup of won rewards: one is shown large, several as a grid that lands one after the other. Rare ones among common ones lie face
 * down and are turned one by one or all at once; a single legend is large above the grid, and dims the rest for a moment.
 * Each vibrates, and has a sound where the person turned that on. Under reduced motion all lie open, still and silent.
 */
export function Celebration(props: CelebrationProps) {
  return <Cards key={props.rewards.map(({ id }) => id).join()} {...props} />
}

function Cards(props: CelebrationProps) {
  const t = useT<typeof zh>('kit/celebration')
  const popup = useRef<HTMLDivElement>(null)
  const cards = [...props.rewards].sort((one, other) => rankOf(other) - rankOf(one))
  const { down, after, turned, turn, sound } = useReveal(cards)
  const count = cards.length
  const size = count === 1 ? styles.large : count > 6 ? styles.small : ''
  const [best, second] = cards
  const treasure = best?.rarity === 'legend' && count > 1 && second?.rarity !== 'legend' ? best : undefined
  // the pressed card is gone, and the focus with it
  useEffect(() => {
    if (turned && !popup.current?.contains(document.activeElement))
      popup.current?.querySelector<HTMLElement>('li button, [data-part="button"]')?.focus()
  }, [turned])
  return (
    <div
      ref={popup}
      className={`${styles.popup} ${props.className ?? ''}`}
      data-part="popup"
      style={{ '--last': `${after[best?.id ?? '']}ms` } as CSSProperties}
    >
      {(!best || !down.includes(best.id)) && <i className={styles.burst} />}
      <p className={styles.title} data-part="popup-title" aria-hidden="true">
        {(down.length === 0 && props.titleTurned) || props.title}
      </p>
      {props.note && <p className={styles.note}>{props.note}</p>}
      <ul
        className={`${styles.rewards} ${treasure && turned && !down.includes(treasure.id) ? styles.stopped : ''}`}
        data-part="popup-rewards"
        data-count={count === 1 ? 'one' : count > 6 ? 'many' : undefined}
        aria-live="polite"
        // More than a row may scroll, which is done by keys too.
        tabIndex={count > 3 ? 0 : undefined}
      >
        {cards.map((card) => {
          const { id, rarity } = card
          const isDown = down.includes(id)
          return (
            <li
              key={`${id} ${isDown}`}
              className={`${styles.reward} ${card === treasure ? styles.treasure : ''}`}
              style={{ '--after': `${after[id]}ms` } as CSSProperties}
              data-rarity={rarity}
            >
              {isDown ? (
                <button
                  type="button"
                  className={`${styles.art} ${styles.back} ${size}`}
                  aria-label={t('turn')}
                  data-track="turn"
                  onClick={() => turn([card])}
                />
              ) : (
                <span className={`${styles.art} ${size}`} data-rarity={rarity} data-part="popup-art">
                  {card.art}
                </span>
              )}
              <span className={styles.name}>
                {isDown ? '?' : card.name}{' '}
                {card.count && !isDown && (
                  <b data-part="popup-count">
                    <CountUp text={card.count} afterMs={after[id] ?? 0} still={!sound} />
                  </b>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      <div className={styles.actions}>
        {down.length > 0 ? (
          <Button
            block
            size="l"
            look="ghost"
            track="turn-all"
            onClick={() => turn(cards.filter(({ id }) => down.includes(id)))}
          >
            {`${t('turn')} ×${down.length}`}
          </Button>
        ) : (
          props.actions || (
            <Button block size="l" onClick={props.onClose}>
              {props.done}
            </Button>
          )
        )}
        <div className={styles.foot}>
          {down.length === 0 && props.next}
          {sound && (
            <button
              type="button"
              className={styles.sound}
              aria-label={t('sound')}
              aria-pressed={sound.on}
              data-track="reward-sound"
              onClick={sound.toggle}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4 9.5v5h3.5L12 18.5V5.5L7.5 9.5z" />
                <path d={sound.on ? 'M15.5 9a4 4 0 010 6M18 6.5a8 8 0 010 11' : 'M16 9.5l5 5m0-5l-5 5'} />
              </svg>
            </button>
          )}
        </div>
      </div>
    </div>
  )
}
