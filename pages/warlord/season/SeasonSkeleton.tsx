import { Skeleton } from '#shared/kit/skeleton'
import { useT } from '#shared/runtime/i18n'
import { Plate } from '../_family/Plate.tsx'
import type zh from './locales/zh.json'
import styles from './SeasonPage.module.css'

/** The plates before their data. */
export function SeasonSkeleton() {
  const t = useT<typeof zh>()
  return (
    <>
      <Plate className={styles.first}>
        <Skeleton height={108} />
      </Plate>
      <Plate title={t('orders.loading')}>
        <Skeleton height={72} lines={3} />
      </Plate>
    </>
  )
}
