import { useEffect, useRef } from 'react'
import { formatMoney } from '#shared/features/money'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './Slip.module.css'
import type { Withdrawing } from './use-withdrawal.ts'

type Reported = Exclude<Withdrawing['standing'], { at: 'rest' | 'sending' }>

/** The result of the withdrawal, shown at once and kept in sight until it was read. */
export function Slip(props: { withdrawal: Withdrawing; onSee: (id: string) => void }) {
  const { standing } = props.withdrawal
  if (standing.at === 'rest' || standing.at === 'sending') return null
  return <Reported key={standing.at} {...props} standing={standing} />
}

function Reported(props: { withdrawal: Withdrawing; standing: Reported; onSee: (id: string) => void }) {
  const t = useT<typeof zh>()
  const slip = useRef<HTMLElement>(null)
  const { withdrawal, standing } = props
  const { at } = standing
  useEffect(() => {
    if (at !== 'asking') slip.current?.focus()
  }, [at])
  return (
    <section
      ref={slip}
      className={styles.slip}
      data-at={at}
      tabIndex={-1}
      role="status"
      data-expose={`slip-${at}`}
    >
      <h2 className={styles.title}>{t(`slip.${at}`)}</h2>
      <p className={styles.amount}>
        {t('figures.coins', {
          count: formatMoney(
            standing.at === 'done' ? String(standing.answer.withdrawal.amount) : standing.input.amount,
          ),
        })}
        {standing.at === 'done' && (
          <b>{formatMoney(standing.answer.withdrawal.payout, standing.answer.withdrawal.currency)}</b>
        )}
      </p>
      <p className={styles.text}>
        {standing.at === 'refused' ? standing.error.message : t(`slip.${standing.at}Text`)}
      </p>
      {standing.at === 'unknown' && (
        <Button size="s" track="ask-again" onClick={() => void withdrawal.ask()}>
          {t('slip.ask')}
        </Button>
      )}
      {standing.at === 'done' && (
        <Button size="s" track="see-progress" onClick={() => props.onSee(standing.answer.withdrawal.id)}>
          {t('slip.see')}
        </Button>
      )}
      {at !== 'asking' && at !== 'unknown' && (
        <Button size="s" look="ghost" track="close-slip" onClick={withdrawal.close}>
          {t('slip.close')}
        </Button>
      )}
    </section>
  )
}
