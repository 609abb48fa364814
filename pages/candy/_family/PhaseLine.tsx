import { Countdown } from '#shared/kit/countdown'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'

interface Dates {
  phase: 'coming' | 'running' | 'ended' | 'settled'
  startAt: number
  endAt: number
}

/** Where the campaign stands: how long until it begins or ends, or that it is over. */
export function PhaseLine({ dates, onEnd }: { dates: Dates | undefined; onEnd: () => void }) {
  const t = useT<typeof zh>('family')
  if (!dates) return <> </>
  const { phase, startAt, endAt } = dates
  if (phase === 'coming' || phase === 'running') {
    return (
      <>
        {t(`phase.${phase}`)}{' '}
        <Countdown key={phase} look="plain" target={phase === 'coming' ? startAt : endAt} onEnd={onEnd} />
      </>
    )
  }
  return <>{t('phase.over', { from: formatDate(startAt, 'day'), to: formatDate(endAt - 1, 'day') })}</>
}
