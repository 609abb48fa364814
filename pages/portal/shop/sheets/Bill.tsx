import type { GiftPack } from '#shared/api/gift-pack'
import { Button } from '#shared/kit/button'
import { Fact, FactList } from '#shared/kit/fact-list'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type runtime from '#shared/runtime/i18n/locales/zh.json'
import type zh from '../locales/zh.json'
import styles from './Bill.module.css'
import type { Quote } from './use-quote'

/** Price, what the coupon takes off, what is to be paid, and what is left then. */
export function Bill(props: {
  pack: GiftPack
  quote: Quote
  balance: number
  /** Without a coupon. */
  plain: boolean
  onPlain: (plain: boolean) => void
}) {
  const t = useT<typeof zh>()
  const common = useT<typeof runtime>('runtime')
  const { pack, quote, balance } = props
  const left = balance - quote.price
  return (
    <div className={styles.bill}>
      {quote.best && (
        <label className={styles.coupon}>
          <input
            type="checkbox"
            data-track="coupon"
            checked={!props.plain}
            onChange={({ target }) => props.onPlain(!target.checked)}
          />
          <span>
            {t('bill.use')} <b>{quote.best.name}</b>
          </span>
        </label>
      )}
      {quote.status === 'failed' && (
        <p className={styles.failed} role="alert">
          <span>{t('bill.noCoupon')}</span>
          <Button size="s" look="ghost" track="retry" onClick={() => void quote.refetch()}>
            {common('common.retry')}
          </Button>
        </p>
      )}
      <FactList>
        <Fact name={t('bill.price')} kind="figure">
          {formatAmount(pack.price)}
        </Fact>
        {quote.discount > 0 && (
          <Fact name={t('bill.discount')} kind="figure">
            −{formatAmount(quote.discount)}
          </Fact>
        )}
        <Fact name={t('bill.total')} kind="sum">
          {quote.status === 'loading' ? '--' : formatAmount(quote.price)}
        </Fact>
        {left >= 0 && quote.status !== 'loading' && (
          <Fact name={t('bill.left')} kind="figure">
            {formatAmount(left)}
          </Fact>
        )}
      </FactList>
    </div>
  )
}
