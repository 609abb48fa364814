import { getBaseInfo } from '#shared/api/auth'
import { useT } from '#shared/runtime/i18n'
import { Image } from '#shared/runtime/image'
import { useCall } from '#shared/runtime/request'
import styles from './Inviter.module.css'
import type zh from './locales/zh.json'

const asked = { ...getBaseInfo, quiet: true }

/** Who led here. An inviter who cannot be found is simply not shown: the door stays open. */
export function Inviter({ id }: { id: string }) {
  const t = useT<typeof zh>()
  const { data } = useCall(asked, { id })
  if (!data) return null
  return (
    <section className={styles.card} data-expose="inviter">
      <span className={styles.portrait} aria-hidden="true">
        {data.portrait ? (
          <Image src={data.portrait} alt="" circle className={styles.picture} />
        ) : (
          <span translate="no">{[...data.nickname][0]}</span>
        )}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{data.nickname}</bdi>
        </p>
        <p className={styles.says}>{t('inviter')}</p>
      </div>
    </section>
  )
}
