import type { DriveKind } from '#shared/api/driving-record'
import { useT } from '#shared/runtime/i18n'
import { Icon } from '#shared/ui/icon'
import type zh from '../locales/zh.json'
import { SIGNS } from './kinds.ts'
import styles from './Stamp.module.css'

/** What a drive counted as, stamped on its paper. */
export function Stamp({ kind }: { kind: DriveKind }) {
  const t = useT<typeof zh>('family')
  return (
    <span className={styles.stamp} data-kind={kind}>
      <Icon name={SIGNS[kind]} /> {t(`kind.${kind}`)}
    </span>
  )
}
