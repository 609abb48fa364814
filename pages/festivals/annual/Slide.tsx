import type { CSSProperties } from 'react'
import type { ReviewSlide } from '#shared/api/festival-annual'
import { Avatar } from '#shared/kit/avatar'
import { Skeleton } from '#shared/kit/skeleton'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Emblem } from './Hall.tsx'
import type zh from './locales/zh.json'
import styles from './Slide.module.css'

type Me = Pick<NonNullable<ReviewSlide['person']>, 'nickname' | 'portrait'> | undefined

/** The first card: the year, and whose it is. */
export function CoverSlide({ year, me }: { year: number; me: Me }) {
  const t = useT<typeof zh>()
  return (
    <li className={styles.cover}>
      {me && <Avatar src={me.portrait} name={me.nickname} size={72} className={styles.ring} />}
      <b>{year}</b>
      <p>{t('cover', { year })}</p>
      <small>{t('swipe')}</small>
    </li>
  )
}

/** The first card before the year is there. */
export const BlankSlide = () => (
  <li className={styles.cover}>
    <Skeleton width={78} height={78} radius="50%" />
    <Skeleton width={200} height={84} />
    <Skeleton width={150} height={20} />
  </li>
)

/** One figure of the year: what it comes to, with whom, and how many people it is more than. */
export function Slide({ slide, year, me }: { slide: ReviewSlide; year: number; me: Me }) {
  const t = useT<typeof zh>()
  const { id, value, percent, person, name } = slide
  const comesTo = meaningOf(slide)
  return (
    <li className={styles.slide} data-about={id}>
      <p className={styles.whose}>
        {me && <Avatar src={me.portrait} name={me.nickname} size={30} />}
        <bdi>{me?.nickname ?? t('year', { year })}</bdi>
      </p>
      <Emblem of={id} />
      <b>{formatAmount(value)}</b>
      <p className={styles.text}>{t(`slides.${id}`, { count: value })}</p>
      {comesTo && <p className={styles.meaning}>{t(`meaning.${id}`, { count: comesTo })}</p>}
      {(person || name) && (
        <p className={styles.who}>
          {person && me && <Avatar src={me.portrait} name={me.nickname} size={44} className={styles.ring} />}
          {person && (
            <Avatar src={person.portrait} name={person.nickname} size={44} className={styles.ring} />
          )}
          <bdi>{person?.nickname ?? name}</bdi>
        </p>
      )}
      <p className={styles.rank}>
        <i style={{ '--percent': `${percent}%` } as CSSProperties} />
        <small>{t('more', { percent })}</small>
      </p>
    </li>
  )
}

const WEEKS = 52

/** The figure in a measure that a person can picture; undefined where it is too small for that. */
function meaningOf({ id, value }: ReviewSlide): number | undefined {
  const comesTo = id === 'hours' ? value / 24 : id === 'friend' ? value / 7 : value / WEEKS
  return comesTo < 1 ? undefined : Math.round(comesTo)
}
