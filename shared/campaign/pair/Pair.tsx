import type { ReactNode } from 'react'
import { PersonDoor } from '#shared/campaign/way'
import { Avatar } from '#shared/kit/avatar'
import { Skeleton } from '#shared/kit/skeleton'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './Pair.module.css'

interface Person {
  userId: string
  nickname: string
  portrait: string
}

/** Me and my partner with `children` between us; without a partner, the way to find one. */
export function Pair(props: {
  me: Person
  partner: Person | null
  /** Says why a partner is needed, in place of the usual words. */
  single?: string
  children?: ReactNode
}) {
  const t = useT<typeof zh>('campaign/pair')
  const { me, partner, children } = props
  if (!partner) {
    return (
      <div className={styles.single}>
        <p>{props.single ?? t('single')}</p>
        <a href="/activityNew/cpActive" data-track="to-couple" data-next>
          {t('make')}
        </a>
      </div>
    )
  }
  return (
    <div className={styles.pair}>
      <span className={styles.one}>
        <Avatar src={me.portrait} name={me.nickname} size={52} />
        <small>{t('you')}</small>
      </span>
      <span className={styles.between}>{children}</span>
      <span className={styles.one}>
        <PersonDoor userId={partner.userId} label={t('profile')}>
          <Avatar src={partner.portrait} name={partner.nickname} size={52} />
        </PersonDoor>
        <small>
          <bdi>{partner.nickname}</bdi>
        </small>
      </span>
    </div>
  )
}

const Portrait = () => (
  <span className={styles.one}>
    <Skeleton width={52} height={52} radius="50%" />
    <Skeleton width={44} height={12} />
  </span>
)

/** The placeholder of a pair: two portraits, and a line between them. */
export const PairSkeleton = () => (
  <div className={styles.pair}>
    <Portrait />
    <span className={styles.between}>
      <Skeleton width={90} />
    </span>
    <Portrait />
  </div>
)
