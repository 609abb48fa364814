import { type ReactNode, useRef, useState } from 'react'
import type { Review, ReviewSlide } from '#shared/api/festival-annual'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Emblem } from './Hall.tsx'
import type zh from './locales/zh.json'
import styles from './Slides.module.css'

/** The year as slides, one beside the other: swiped, or turned by two buttons. */
export function Slides(props: {
  review: Review
  share: ((text: string, figure: string) => ReactNode) | undefined
}) {
  const t = useT<typeof zh>()
  const { review, share } = props
  const row = useRef<HTMLOListElement>(null)
  const [at, setAt] = useState(0)
  const count = review.slides.length + 1
  const follow = () => {
    const { current } = row
    if (current) setAt(Math.round(current.scrollLeft / Math.max(1, current.clientWidth)))
  }
  const turn = (by: number) => {
    const { current } = row
    const next = Math.min(count - 1, Math.max(0, at + by))
    setAt(next)
    if (!current) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    current.scrollTo({ left: next * current.clientWidth, behavior: still ? 'auto' : 'smooth' })
  }
  const shown = review.slides[at - 1]
  const says = shown ? sentence(shown) : t('cover', { year: review.year })
  function sentence({ id, value }: ReviewSlide): string {
    return t(`slides.${id}`, { count: value })
  }
  return (
    <section className={styles.slides} aria-label={t('year', { year: review.year })} data-expose="review">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is a stop for keys */}
      <ol ref={row} className={styles.row} tabIndex={0} onScroll={follow}>
        <li>
          <b className={styles.year}>{review.year}</b>
          <p>{t('cover', { year: review.year })}</p>
          <small>{t('swipe')}</small>
        </li>
        {review.slides.map((slide) => (
          <li key={slide.id}>
            <Emblem of={slide.id} />
            <b>{formatAmount(slide.value)}</b>
            <p>{sentence(slide)}</p>
            {(slide.person || slide.name) && (
              <p className={styles.who}>
                <bdi>{slide.person?.nickname ?? slide.name}</bdi>
              </p>
            )}
            <small>{t('more', { percent: slide.percent })}</small>
          </li>
        ))}
      </ol>
      <div className={styles.foot}>
        <button
          type="button"
          className={styles.turn}
          aria-label={t('previous')}
          data-track="previous-slide"
          disabled={at === 0}
          onClick={() => turn(-1)}
        >
          <Arrow d="M15 5l-7 7 7 7" />
        </button>
        <span aria-live="polite">
          {at + 1}/{count}
        </span>
        <button
          type="button"
          className={styles.turn}
          aria-label={t('next')}
          data-track="next-slide"
          disabled={at === count - 1}
          onClick={() => turn(1)}
        >
          <Arrow d="M9 5l7 7-7 7" />
        </button>
        <span className={styles.share}>
          {share?.(says, shown ? formatAmount(shown.value) : String(review.year))}
        </span>
      </div>
    </section>
  )
}

const Arrow = ({ d }: { d: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
)
