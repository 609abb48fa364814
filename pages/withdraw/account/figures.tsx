import { formatMoney, parseDecimal } from '#shared/features/money'
import { useT } from '#shared/runtime/i18n'
import type { Offer } from './form/use-offer.ts'
import type { LedgerRow } from './Ledger.tsx'
import type zh from './locales/zh.json'

/** Rows of an offer; without one, the same rows with nothing in them. */
export function useFigures(offer: Offer | undefined, currency: string): LedgerRow[] {
  const t = useT<typeof zh>()
  const coins = (amount: number | undefined, sign = '') =>
    amount === undefined ? '--' : sign + formatMoney(String(amount))
  const { quote, percent, nth = 1 } = offer ?? {}
  const feeLabel = percent
    ? t(nth > 1 ? 'figures.feeLater' : 'figures.feeFirst', { percent: parseDecimal(percent) ?? '--', nth })
    : t('figures.fee')
  return [
    { id: 'amount', label: t('figures.amount'), value: coins(quote?.amount) },
    { id: 'fee', label: feeLabel, value: coins(quote?.fee, '−') },
    ...(quote?.discount
      ? [{ id: 'coupon', label: t('figures.coupon'), value: coins(quote.discount, '+') }]
      : []),
    { id: 'net', label: t('figures.net'), value: coins(quote?.net) },
    {
      id: 'payout',
      label: t('figures.payout'),
      value: formatMoney(quote?.payout, currency),
      kind: 'sum' as const,
    },
  ]
}
