import type { ReactNode } from 'react'
import { getBaseInfo } from '#shared/api/auth'
import { Avatar } from '#shared/kit/avatar'
import { Skeleton } from '#shared/kit/skeleton'
import { useQuery } from '#shared/runtime/request'
import styles from './Inviter.module.css'

const asked = { ...getBaseInfo, quiet: true }

/** The inviter with their message; `fallback` replaces one that is unknown. */
export function Inviter({ id, says, fallback }: { id: string; says: string; fallback?: ReactNode }) {
  const { data, status } = useQuery(asked, { id })
  if (status === 'loading') return <Skeleton height={76} radius={18} className={styles.waits} />
  if (!data) return fallback
  return (
    <section className={styles.card} data-expose="inviter">
      <Avatar src={data.portrait} name={data.nickname} size={48} className={styles.portrait} />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{data.nickname}</bdi>
        </p>
        <p className={styles.says}>{says}</p>
      </div>
    </section>
  )
}
