import type { FreeBox, FreeBoxDetail } from '#shared/api/free-box'
import { placesFor } from '#shared/features/places'
import { useT } from '#shared/runtime/i18n'
import { friendsCanCome } from '../box/standing.ts'
import type zh from '../locales/zh.json'
import styles from './Helpers.module.css'
import { Sweet } from './Sweet.tsx'

const MOST_PLACES = 100

/** Who has helped with a box, each as a wrapped sweet, and a place for each who is still to come, or stayed away. */
export function Helpers({
  box,
  phase,
  className = '',
}: {
  box: FreeBox
  phase: FreeBoxDetail['phase']
  className?: string | undefined
}) {
  const t = useT<typeof zh>('family')
  const places = placesFor(Math.max(box.need, box.helpers.length), MOST_PLACES)
  const free = t(friendsCanCome({ box, phase }) ? 'helpers.free' : 'helpers.empty')
  return (
    <ol className={`${styles.helpers} ${className}`} aria-label={t('helpers.list')}>
      {places.map((at) => {
        const helper = box.helpers[at]
        return (
          <li key={helper?.userId ?? `place ${at}`} data-new={helper ? '' : undefined}>
            <Sweet at={at} person={helper} />
            {helper ? <bdi>{helper.nickname}</bdi> : <span className={styles.free}>{free}</span>}
          </li>
        )
      })}
    </ol>
  )
}
