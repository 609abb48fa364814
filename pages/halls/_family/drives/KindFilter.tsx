import type { DriveKind } from '#shared/api/driving-record'
import { useT } from '#shared/runtime/i18n'
import { Select } from '#shared/ui/dropdown'
import type zh from '../locales/zh.json'
import styles from './KindFilter.module.css'
import { KINDS } from './kinds.ts'
import type { Drives } from './use-drives.ts'

const ALL = 'all'

/** All drives, or those of one kind. */
export function KindFilter({ drives }: { drives: Drives }) {
  const t = useT<typeof zh>('family')
  const options = [ALL, ...KINDS].map((id) => ({
    id: id as DriveKind | typeof ALL,
    label: t(`kind.${id as DriveKind | typeof ALL}`),
  }))
  return (
    <div className={styles.filter}>
      <p className={styles.note}>{t('lastDays')}</p>
      <Select
        label={t('kind.label')}
        options={options}
        value={drives.kind ?? ALL}
        onChange={(id) => drives.setKind(id === ALL ? undefined : id)}
        track="kind"
      />
    </div>
  )
}
