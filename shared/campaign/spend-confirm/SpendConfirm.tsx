import type { ReactNode } from 'react'
import { Confirm } from '#shared/kit/confirm'
import { Fact, FactList } from '#shared/kit/fact-list'
import { Payer } from '#shared/kit/payer'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import type zh from './locales/zh.json'
import styles from './SpendConfirm.module.css'

/**
 * Confirms a payment in PP coins: price, balance and remainder, unabbreviated. Offers a top-up when the balance is too
 * low. While the result of an earlier purchase is unknown, it looks that one up instead of paying again.
 */
export function SpendConfirm(props: {
  open: boolean
  title: string
  /** In PP coin; 0: free. */
  price: number
  balance: number
  /** One of the same kind has no known result: `useSpendMutation`'s `open`. */
  unknown: boolean
  busy: boolean
  /** Logged when it is confirmed; that of topping up is `recharge`. */
  track: string
  onConfirm: () => void
  onCancel: () => void
  /** Describes the purchase. */
  children?: ReactNode
}) {
  const t = useT<typeof zh>('campaign/spend-confirm')
  const { price, balance, unknown } = props
  const missing = price - balance
  const poor = !unknown && missing > 0
  return (
    <Confirm
      open={props.open}
      title={props.title}
      confirmText={
        unknown
          ? t('check')
          : poor
            ? t('topUp')
            : price > 0
              ? t('pay', { count: formatAmount(price) })
              : t('free')
      }
      busy={props.busy}
      track={poor ? 'recharge' : props.track}
      onConfirm={poor ? () => void navigate.recharge() : props.onConfirm}
      onCancel={props.onCancel}
    >
      {unknown ? (
        <p className={styles.text}>{t('unknown')}</p>
      ) : (
        <>
          <div>{props.children}</div>
          <FactList className={styles.bill}>
            <Fact name={t('price')} kind="figure">
              {formatAmount(price)}
            </Fact>
            <Fact name={t('have')} kind="figure">
              {formatAmount(balance)}
            </Fact>
            <Fact name={poor ? t('missing') : t('left')} kind="sum">
              {formatAmount(Math.abs(missing))}
            </Fact>
          </FactList>
        </>
      )}
      <Payer />
    </Confirm>
  )
}
