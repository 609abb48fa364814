import { getBaseInfo } from '#shared/api/auth'
import { Avatar } from '#shared/kit/avatar'
import { Skeleton } from '#shared/kit/skeleton'
import { useT } from '#shared/runtime/i18n'
import { useCall } from '#shared/runtime/request'
import styles from './Inviter.module.css'
import type zh from './locales/zh.json'

const asked = { ...getBaseInfo, quiet: true }

/** Who led here. An inviter who cannot be found is simply not shown: the door stays open. */
export function Inviter({ id }: { id: string }) {
  const t = useT<typeof zh>()
  const { data, status } = useCall(asked, { id })
  if (status === 'loading') return <Skeleton height={76} radius={18} className={styles.waits} />
  if (!data) return null
  return (
    <section className={styles.card} data-expose="inviter">
      <Avatar src={data.portrait} name={data.nickname} size={48} className={styles.portrait} />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{data.nickname}</bdi>
        </p>
        <p className={styles.says}>{t('inviter')}</p>
      </div>
    </section>
  )
}
