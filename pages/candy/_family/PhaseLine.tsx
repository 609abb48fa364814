import { PhaseClock, type Schedule } from '#shared/campaign/phase'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'

/** The phase of the campaign: time until it starts or ends, or that it is over. */
export function PhaseLine(props: { dates: Schedule | undefined; onEnd: () => void; className?: string }) {
  const t = useT<typeof zh>('family')
  if (!props.dates) return <p className={props.className} />
  const { phase, startAt, endAt, activityId } = props.dates
  const dates = { from: formatDate(startAt, 'day'), to: formatDate(endAt - 1, 'day') }
  return (
    <PhaseClock
      className={props.className}
      schedule={{ phase, startAt, endAt, activityId }}
      say={(now) =>
        now === 'coming' || now === 'running' ? `${t(`phase.${now}`)} ` : t('phase.over', dates)
      }
      onEnd={props.onEnd}
    />
  )
}
