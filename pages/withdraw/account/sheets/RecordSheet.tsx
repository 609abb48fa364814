import type { Withdrawal } from '#shared/api/withdraw-records'
import { formatMoney } from '#shared/features/money'
import { Sheet, useLast } from '#shared/kit/sheet'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Steps } from '#shared/ui/progress'
import { Ledger } from '../Ledger.tsx'
import type zh from '../locales/zh.json'
import styles from './RecordSheet.module.css'

/** A withdrawal: state, time, figures and reference. */
export function RecordSheet({ record, onClose }: { record?: Withdrawal; onClose: () => void }) {
  const t = useT<typeof zh>()
  const shown = useLast(record)
  return (
    <Sheet
      open={!!record}
      title={shown ? t(`records.state.${shown.state}`) : ''}
      onClose={onClose}
      expose="record"
    >
      {shown && <Progress record={shown} />}
    </Sheet>
  )
}

function Progress({ record }: { record: Withdrawal }) {
  const t = useT<typeof zh>()
  const { state, timeline, expectedAt, amount, fee, net, payout, currency } = record
  const lost = state === 'failed' || state === 'returned'
  const happened = timeline.map(({ state }) => state)
  const still =
    lost || state === 'unknown'
      ? []
      : (['review', 'paying', 'paid'] as const).filter((each) => !happened.includes(each))
  // returned money had not arrived, though the bank had reported it
  const nameOf = (each: Withdrawal['state']) =>
    t(lost && each === 'paid' ? 'records.sent' : `records.state.${each}`)
  const coins = (count: number) => formatMoney(String(count))
  const text = (id: string, label: string, value: React.ReactNode) =>
    ({ id, label, value, kind: 'text' }) as const
  return (
    <>
      {record.reason && <p className={styles.reason}>{record.reason}</p>}
      {lost && <p className={styles.given}>{t('records.given', { count: coins(amount) })}</p>}
      {state === 'unknown' && <p className={styles.expected}>{t('records.unknown')}</p>}
      {!lost && state !== 'paid' && state !== 'unknown' && (
        <p className={styles.expected}>
          {expectedAt === null
            ? t('records.silent')
            : t('records.expected', { date: formatDate(expectedAt, 'minute') })}
        </p>
      )}
      <Steps
        vertical
        className={`${styles.steps} ${lost ? styles.lost : ''}`}
        label={t('records.progress')}
        failed={lost}
        current={state === 'paid' ? timeline.length : timeline.length - 1}
        steps={[
          ...timeline.map(({ state, at }) => ({
            id: state,
            label: nameOf(state),
            note: formatDate(at, 'minute'),
          })),
          ...still.map((each) => ({ id: each, label: nameOf(each) })),
        ]}
      />
      <Ledger
        label={t('figures.label')}
        rows={[
          text('time', t('records.time'), formatDate(record.at, 'minute')),
          { id: 'amount', label: t('figures.amount'), value: coins(amount) },
          { id: 'fee', label: t('figures.fee'), value: `−${coins(fee)}` },
          { id: 'net', label: t('figures.net'), value: coins(net) },
          {
            id: 'payout',
            label: t(lost ? 'figures.payoutLost' : 'figures.payout'),
            value: formatMoney(payout, currency),
            kind: lost ? undefined : 'sum',
          },
          text(
            'to',
            t('figures.to'),
            <>
              {record.channelName} <bdi>{record.account}</bdi>
            </>,
          ),
          { id: 'reference', label: t('records.reference'), value: <bdi>{record.id.padStart(8, '0')}</bdi> },
        ]}
      />
    </>
  )
}
