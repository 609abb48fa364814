import type { Contribution } from '#shared/api/group-event'
import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { EditionWords } from '../edition.ts'
import type zh from '../locales/zh.json'
import styles from './Figures.module.css'

/** My three numbers: given, place, part of my group's total. */
export function Figures({ mine }: { mine: Contribution }) {
  const t = useT<typeof zh>('family')
  const own = useT<EditionWords>()
  const shown = [
    { name: t('mine.score', { unit: own('unit') }), value: formatStatistic(mine.score) },
    { name: t('mine.rank'), value: mine.rank > 0 ? String(mine.rank) : '–' },
    { name: t('mine.percent'), value: `${mine.percent}%` },
  ]
  return (
    <dl className={styles.figures}>
      {shown.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-long={value.length > 6 || undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
