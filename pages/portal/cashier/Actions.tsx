import { formatMoney } from '#shared/features/money'
import { Button } from '#shared/kit/button'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './Slip.module.css'
import type { Cashier } from './use-cashier'
import { Ways } from './Ways'

/** Actions of the order in its current state. */
export function Actions({ cashier, outside }: { cashier: Cashier; outside: boolean }) {
  const t = useT<typeof zh>()
  const { verdict, order, closed } = cashier
  if (verdict === 'unpaid' && !outside)
    return (
      <div className={styles.actions}>
        {closed && (
          <p className={styles.hint} role="status">
            {t(`closedBy.${closed}`)}
          </p>
        )}
        <Button block size="l" busy={cashier.busy} track="pay" onClick={cashier.pay}>
          {t('pay', { price: formatMoney(order?.amount, order?.currency) })}
        </Button>
      </div>
    )
  if (verdict !== 'checking' && verdict !== 'unknown')
    return (
      <div className={styles.actions}>
        <Ways cashier={cashier} />
      </div>
    )
  return (
    <div className={styles.actions}>
      <p className={styles.hint}>
        {cashier.askedAt > 0 ? t('asked', { time: formatDate(cashier.askedAt, 'time') }) : '\u00a0'}
      </p>
      <Button
        block
        size="l"
        look={verdict === 'unknown' ? 'primary' : 'ghost'}
        busy={cashier.asking}
        track="ask-again"
        onClick={() => void cashier.ask()}
      >
        {t('ask')}
      </Button>
      {!outside && order && (verdict === 'unknown' || cashier.lost) && (
        <Button block look="quiet" busy={cashier.busy} track="pay-reopen" onClick={cashier.pay}>
          {t('reopen')}
        </Button>
      )}
      <Ways cashier={cashier} />
    </div>
  )
}
