import type { WithdrawAccount } from '#shared/api/withdraw'
import { parseDecimal } from '#shared/features/money'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import { useFigures } from '../figures.tsx'
import { Ledger } from '../Ledger.tsx'
import type zh from '../locales/zh.json'
import styles from './QuoteView.module.css'
import type { Offering } from './use-offer.ts'

/** What the amount comes to, by the server's word alone. */
export function QuoteView({ account, offer }: { account: WithdrawAccount; offer: Offering }) {
  const t = useT<typeof zh>()
  const { call, asked, waiting } = offer.quote
  const rows = useFigures(offer.current, account.currency)
  const percent = (text: string | undefined) => parseDecimal(text) ?? '--'
  return (
    <div className={styles.quote} aria-busy={waiting || undefined}>
      {asked && call.status === 'failed' ? (
        <StateView call={call} skeleton={null}>
          {() => null}
        </StateView>
      ) : (
        <Ledger label={t('figures.label')} rows={rows} />
      )}
      <p className={styles.terms}>
        {t('figures.feeTerms', {
          first: percent(account.fee?.firstPercent),
          extra: percent(account.fee?.extraPercent),
        })}
      </p>
    </div>
  )
}
