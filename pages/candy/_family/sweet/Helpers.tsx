import type { FreeBox } from '#shared/api/free-box'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './Helpers.module.css'
import { Sweet } from './Sweet.tsx'

/** Who has helped with a box, each as a wrapped sweet, and a place for each who is still to come. */
export function Helpers({ box, className = '' }: { box: FreeBox; className?: string | undefined }) {
  const t = useT<typeof zh>('family')
  const places = Array.from({ length: Math.max(box.need, box.helpers.length) }, (_, at) => box.helpers[at])
  return (
    <ol className={`${styles.helpers} ${className}`} aria-label={t('helpers.list')}>
      {places.map((helper, at) => (
        <li key={helper?.userId ?? `place ${at}`} data-new={helper ? '' : undefined}>
          <Sweet at={at} person={helper} />
          {helper ? <bdi>{helper.nickname}</bdi> : <span className={styles.free}>{t('helpers.free')}</span>}
        </li>
      ))}
    </ol>
  )
}
