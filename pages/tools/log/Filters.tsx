import type { Entry, Filter } from '#shared/features/device-logs'
import { useT } from '#shared/runtime/i18n'
import { Select } from '#shared/ui/dropdown'
import styles from './Filters.module.css'
import type zh from './locales/zh.json'

const HOUR = 3_600_000
const SPANS = { hour: HOUR, day: 24 * HOUR, week: 7 * 24 * HOUR } as const
/** Codes of where on a page something happened, as the log has them. */
const SCENES = [1, 2, 3, 4, 5, 6, 7, 20, 999] as const

/** Which entries are shown: of what time, from where on a page, of which page. */
export function Filters(props: {
  entries: readonly Entry[]
  value: Filter
  onChange: (next: Filter) => void
}) {
  const t = useT<typeof zh>()
  const { entries, value, onChange } = props
  const pages = [...new Set(entries.map(({ page }) => page).filter(Boolean))].sort()
  const span = Object.entries(SPANS).find(([, ms]) => ms === value.since)?.[0] ?? 'all'
  return (
    <div className={styles.filters}>
      <Select
        label={t('filter.time')}
        value={span}
        track="filter-time"
        options={(['all', 'hour', 'day', 'week'] as const).map((id) => ({ id, label: t(`span.${id}`) }))}
        onChange={(id) => onChange({ ...value, since: SPANS[id as keyof typeof SPANS] })}
      />
      <Select
        label={t('filter.scene')}
        value={String(value.scene ?? 'all')}
        track="filter-scene"
        options={[
          { id: 'all', label: t('span.all') },
          ...SCENES.map((code) => ({ id: String(code), label: t(`scene.${code}`) })),
        ]}
        onChange={(id) => onChange({ ...value, scene: id === 'all' ? undefined : Number(id) })}
      />
      <Select
        label={t('filter.page')}
        value={value.page}
        track="filter-page"
        options={[{ id: '', label: t('span.all') }, ...pages.map((page) => ({ id: page, label: page }))]}
        onChange={(page) => onChange({ ...value, page })}
      />
    </div>
  )
}
