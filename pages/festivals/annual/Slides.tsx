import { type ReactNode, useRef, useState } from 'react'
import { getBaseInfo } from '#shared/api/auth'
import type { Review } from '#shared/api/festival-annual'
import { Skeleton } from '#shared/kit/skeleton'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { useSession } from '#shared/runtime/session'
import type zh from './locales/zh.json'
import { BlankSlide, CoverSlide, Slide } from './Slide.tsx'
import styles from './Slides.module.css'

const quietly = { ...getBaseInfo, quiet: true }

/** The year as slides, one beside the other: swiped, or turned by two buttons. */
export function Slides(props: {
  review: Review
  share: ((text: string, figure: string) => ReactNode) | undefined
}) {
  const t = useT<typeof zh>()
  const { review, share } = props
  const { userId } = useSession()
  const { data: me } = useQuery(quietly, { id: userId }, { enabled: !!userId })
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
  const says = shown ? t(`slides.${shown.id}`, { count: shown.value }) : t('cover', { year: review.year })
  return (
    <section className={styles.slides} aria-label={t('year', { year: review.year })} data-expose="review">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is a stop for keys */}
      <ol ref={row} className={styles.row} tabIndex={0} onScroll={follow}>
        <CoverSlide year={review.year} me={me} />
        {review.slides.map((slide) => (
          <Slide key={slide.id} slide={slide} year={review.year} me={me} />
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

/** The first card without its year. */
export const SlidesSkeleton = () => (
  <div className={styles.slides} aria-hidden="true">
    <ol className={styles.row}>
      <BlankSlide />
    </ol>
    <div className={styles.foot}>
      <Skeleton width={90} height={44} />
      <span className={styles.share}>
        <Skeleton width={120} height={36} radius={99} />
      </span>
    </div>
  </div>
)

const Arrow = ({ d }: { d: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
)
