import { getActivityInfo } from '#shared/api/activity'
import { Skeleton } from '#shared/kit/skeleton'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import styles from './Campaign.module.css'
import type zh from './locales/zh.json'

const asked = { ...getActivityInfo, quiet: true }

/** The campaign that led here; an unknown one is not shown. */
export function Campaign({ id }: { id: string }) {
  const t = useT<typeof zh>()
  const { data, status } = useQuery(asked, { id })
  if (status === 'loading') return <Skeleton height={102} radius={18} className={styles.waits} />
  if (!data) return null
  return (
    <section className={styles.card} data-expose="campaign">
      <p className={styles.label}>{t(`campaign.${data.phase}`)}</p>
      <h2 className={styles.name}>{data.name}</h2>
      <p className={styles.text}>{data.subtitle}</p>
    </section>
  )
}
