import { useState } from 'react'
import type { ChargeOrder, ChargeProduct } from '#shared/api/overseas-charge'
import { formatMoney } from '#shared/features/money'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import { CheckOrder } from './CheckOrder.tsx'
import styles from './Counter.module.css'
import type zh from './locales/zh.json'
import type { Offer, Recipient as Person } from './offer.ts'
import { Recipient } from './Recipient.tsx'
import { Stamps } from './Stamps.tsx'
import { useOrder } from './use-order.ts'

/** Recipient, stamps and the way to pay. */
export function Counter(props: {
  offer: Offer
  product?: ChargeProduct
  onProduct: (product: ChargeProduct) => void
  underWay?: ChargeOrder
  reload: () => Promise<void>
}) {
  const t = useT<typeof zh>()
  const { offer, product } = props
  const [other, setOther] = useState<Person>()
  const order = useOrder(props.reload)
  const recipient = other ?? offer.recipient
  const ask = () => {
    if (product) order.ask({ product, recipient, currency: offer.currency })
  }
  return (
    <>
      <Recipient own={offer.recipient} recipient={recipient} onRecipient={setOther} />
      <Stamps
        products={offer.products}
        currency={offer.currency}
        countryCode={offer.countryCode}
        chosen={product?.id}
        onChoose={props.onProduct}
      />
      <div className={styles.bar}>
        <p className={styles.sum}>
          <span>{t('sum')}</span>
          <b>{formatMoney(product?.price, offer.currency)}</b>
        </p>
        <Button
          size="l"
          className={styles.pay}
          track="pay"
          reason={product ? undefined : t('chooseFirst')}
          onClick={ask}
        >
          {t('next')}
        </Button>
      </div>
      <CheckOrder order={order} underWay={props.underWay} />
    </>
  )
}
