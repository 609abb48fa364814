import type { DrivingRecords } from '#shared/api/driving-record'
import { useT } from '#shared/runtime/i18n'
import { Icon } from '#shared/ui/icon'
import type zh from '../locales/zh.json'
import { KINDS, SIGNS } from './kinds.ts'
import styles from './Lamps.module.css'

/** The lamps of the dashboard: how many drives of each kind; one without any is out. */
export function Lamps({ totals }: { totals: DrivingRecords['totals'] | undefined }) {
  const t = useT<typeof zh>('family')
  return (
    <ul className={styles.lamps}>
      {KINDS.map((kind) => {
        const count = totals?.byKind.find((each) => each.kind === kind)?.count
        return (
          <li key={kind} className={styles.lamp} data-kind={kind} data-on={count ? '' : undefined}>
            <span className={styles.light}>
              <Icon name={SIGNS[kind]} />
            </span>
            <b>{count ?? '–'}</b>
            <span>{t(`kind.${kind}`)}</span>
          </li>
        )
      })}
    </ul>
  )
}
