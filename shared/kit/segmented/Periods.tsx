import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import { Segmented } from './Segmented.tsx'

const PERIODS = ['total', 'day'] as const

/** The period of a ranking: the whole campaign, or the product's day. */
export type Period = (typeof PERIODS)[number]

/** The choice of a ranking's period. Log name: `period`. */
export function Periods(props: { value: Period; onChange: (period: Period) => void; className?: string }) {
  const t = useT<typeof zh>('kit/segmented')
  return (
    <Segmented
      className={props.className}
      label={t('period')}
      options={PERIODS.map((id) => ({ id, label: t(id) }))}
      value={props.value}
      onChange={props.onChange}
      track="period"
    />
  )
}
