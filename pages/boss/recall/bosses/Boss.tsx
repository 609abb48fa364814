import { useState } from 'react'
import type { RecallableBoss } from '#shared/api/boss-recall'
import { Avatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { Countdown } from '#shared/kit/countdown'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './Boss.module.css'

/** One who stayed away, as an envelope: for how long, what they gave, what their return pays, and the letter to send. */
export function Boss(props: {
  boss: RecallableBoss
  /** Why none can be called now; else ''. */
  reason: string
  busy: boolean
  onWrite: () => void
  onCooled: () => void
}) {
  const t = useT<typeof zh>()
  const { boss } = props
  // Known by its own countdown: a row of a later page is not refetched with the first.
  const [cooledAt, setCooledAt] = useState<number | null>(null)
  const coolsAt = boss.nextAt === cooledAt ? null : boss.nextAt
  const onCooled = () => {
    setCooledAt(coolsAt)
    props.onCooled()
  }
  return (
    <article className={styles.envelope} data-state={boss.state}>
      <Avatar src={boss.portrait} name={boss.nickname} size={44} className={styles.face} />
      <div className={styles.who}>
        <bdi className={styles.name}>{boss.nickname}</bdi>
        <span className={styles.whole}>{t('boss.away', { count: boss.daysAway })} ·</span>{' '}
        <span className={styles.whole}>{formatDate(boss.lastSeenAt, 'day')}</span>
      </div>
      <div className={styles.act}>
        {coolsAt === null && (
          <Button
            size="s"
            look={boss.state === 'open' ? 'primary' : 'ghost'}
            busy={props.busy}
            reason={props.reason || undefined}
            track="call-back"
            onClick={props.onWrite}
          >
            {t(boss.state === 'open' ? 'boss.write' : 'boss.again')}
          </Button>
        )}
        {coolsAt !== null && (
          <span className={styles.cooling}>
            {t('boss.sent')}
            <Countdown look="plain" target={coolsAt} onEnd={onCooled} />
          </span>
        )}
      </div>
      <p className={styles.terms}>
        <span>{t('boss.value', { count: formatAmount(boss.value) })}</span>
        <b>{t('boss.price', { coins: formatAmount(boss.price) })}</b>
      </p>
    </article>
  )
}
