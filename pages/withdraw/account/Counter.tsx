import type { WithdrawAccount } from '#shared/api/withdraw'
import { useLater } from '#shared/features/later'
import { useT } from '#shared/runtime/i18n'
import { Paper } from '../_family/Paper.tsx'
import styles from './form/Closed.module.css'
import type { Fields } from './form/use-fields.ts'
import { useOffer } from './form/use-offer.ts'
import { WithdrawForm } from './form/WithdrawForm.tsx'
import { Gates, gatesOf } from './Gates.tsx'
import type zh from './locales/zh.json'
import { Records } from './records/Records.tsx'
import type { WithdrawRecords } from './records/use-records.ts'
import type { Withdrawing } from './use-withdrawal.ts'

const loadSheets = () => import('./sheets/index.ts')

/** The loaded page: what is missing, the form, the records, and the sheets over them. */
export function Counter(props: {
  account: WithdrawAccount
  records: WithdrawRecords
  withdrawal: Withdrawing
  fields: Fields
  /** Id of the withdrawal whose progress is looked at. */
  shown: string | undefined
  show: (id: string | undefined) => void
  reload: () => void
}) {
  const { account, records, withdrawal, fields, shown, show } = props
  const { standing } = withdrawal
  const gates = gatesOf(account)
  const offer = useOffer(account, fields, withdrawal, props.reload)
  const closeAll = () => {
    show(undefined)
    offer.leave()
  }
  const sheets = useLater(loadSheets, !!shown || !!offer.now, closeAll)
  const record =
    records.items.find(({ id }) => id === shown) ??
    (standing.at === 'done' && standing.answer.withdrawal.id === shown
      ? standing.answer.withdrawal
      : undefined)
  // While nobody knows what came of the last one, there is no other.
  const open = standing.at === 'asking' || standing.at === 'unknown'
  return (
    <>
      {gates.length > 0 && <Gates account={account} gates={gates} />}
      {account.fee === null ? (
        <Closed />
      ) : (
        !open && <WithdrawForm account={account} fields={fields} offer={offer} gated={gates.length > 0} />
      )}
      <Records records={records} onOpen={show} />
      {sheets && (
        <>
          <sheets.OfferSheet offer={offer} busy={standing.at === 'sending'} />
          <sheets.RecordSheet record={record} onClose={() => show(undefined)} />
        </>
      )}
    </>
  )
}

/** Shown without a fee from the server: withdrawals are closed, and no figure is made up. */
function Closed() {
  const t = useT<typeof zh>()
  return (
    <Paper expose="closed">
      <div className={styles.closed}>
        <i className={styles.sign} />
        <h2 className={styles.title}>{t('closed.title')}</h2>
        <p className={styles.text}>{t('closed.text')}</p>
      </div>
    </Paper>
  )
}
