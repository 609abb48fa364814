import { useEffect, useEffectEvent } from 'react'
import type { ConstellationConfig } from '#shared/api/constellation'
import { nextMoment } from '#shared/campaign/phase'
import { formatDuration } from '#shared/kit/countdown'
import { useNow } from '#shared/runtime/clock'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './Hero.module.css'

/** The phase and the time left in it; calls `onEnd` when it ends. */
export function PhaseClock({ config, onEnd }: { config: ConstellationConfig; onEnd: () => void }) {
  const t = useT<typeof zh>()
  const now = useNow()
  const { phase, startAt, endAt } = config
  const left = (nextMoment(config) ?? Number.NaN) - (now ?? Number.NaN)
  const over = left <= 0
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (over) end()
  }, [over])
  return (
    <>
      <p className={styles.phase}>
        <span>{t(`phase.${phase}`)}</span> {left > 0 && <b>{t('left', { ...formatDuration(left) })}</b>}
      </p>
      <p className={styles.dates}>
        {formatDate(startAt, 'minute')} – {formatDate(endAt, 'minute')}
      </p>
    </>
  )
}
