import type { Withdrawal } from '#shared/api/withdraw-records'
import { Feed } from '#shared/campaign/feed'
import { formatMoney } from '#shared/features/money'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Paper } from '../../_family/Paper.tsx'
import type zh from '../locales/zh.json'
import styles from './Records.module.css'
import type { WithdrawRecords } from './use-records.ts'

/** The passbook: every withdrawal on a line of its own, newest first. */
export function Records(props: { records: WithdrawRecords; onOpen: (id: string) => void }) {
  const t = useT<typeof zh>()
  const { records } = props
  return (
    <Paper title={t('records.title')} expose="records">
      <Feed
        list={records}
        ordered
        className={styles.lines}
        keyOf={({ id }) => id}
        row={(record) => (
          <li>
            <Line record={record} onOpen={props.onOpen} />
          </li>
        )}
        waiting={{ height: 48, lines: 3 }}
        emptyText={t('records.empty')}
        more={{ track: 'more-records', text: t('records.more') }}
      />
    </Paper>
  )
}

function Line({ record, onOpen }: { record: Withdrawal; onOpen: (id: string) => void }) {
  const t = useT<typeof zh>()
  const { id, at, amount, payout, currency, channelName, account, state } = record
  return (
    <button type="button" className={styles.line} data-track="record" onClick={() => onOpen(id)}>
      <span className={styles.date}>
        {formatDate(at, 'day')}
        <small>{formatDate(at, 'time')}</small>
      </span>
      <span className={styles.what}>
        <b>{formatMoney(String(amount))}</b>
        <small>
          <span>{channelName}</span> <bdi>{account}</bdi>
        </small>
      </span>
      <span className={styles.end}>
        <b>{formatMoney(payout, currency)}</b>
        <span className={styles.stamp} data-state={state}>
          {t(`records.state.${state}`)}
        </span>
      </span>
    </button>
  )
}
