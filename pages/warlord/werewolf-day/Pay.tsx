import type { WerewolfDay } from '#shared/api/captain-task'
import { Button } from '#shared/kit/button'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useGoHosting } from '../_family/overview/use-go-hosting.ts'
import { Plate } from '../_family/Plate.tsx'
import type zh from './locales/zh.json'
import styles from './Pay.module.css'

/** What my hours are worth, and when it comes. */
export function Pay(props: { day: WerewolfDay; roomId: string | null; className?: string }) {
  const t = useT<typeof zh>()
  const { day } = props
  const { go, label } = useGoHosting(props.roomId)
  const settled = day.phase === 'settled'
  return (
    <Plate className={props.className} expose="pay">
      <dl className={styles.sum} data-long={day.coins >= 10_000 || day.hourlyReward >= 10_000 || undefined}>
        <div>
          <dt>{t('pay.hours')}</dt>
          <dd>{day.rewardHours}</dd>
        </div>
        <div>
          <dt>{t('pay.hourly')}</dt>
          <dd>{formatAmount(day.hourlyReward)}</dd>
        </div>
        <div className={styles.coins}>
          <dt>{t(settled ? 'pay.issued' : 'pay.coins')}</dt>
          <dd>{formatAmount(day.coins)}</dd>
        </div>
      </dl>
      <p className={styles.when}>
        {settled ? t('pay.done') : t('pay.when', { time: formatDate(day.issuedAt, 'minute') })}
      </p>
      {day.phase === 'running' && (
        <Button block track="go-hosting" onClick={go}>
          {label}
        </Button>
      )}
    </Plate>
  )
}
