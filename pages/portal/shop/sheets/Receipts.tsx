import { getPackReceipts } from '#shared/api/gift-pack'
import { FeedSheet } from '#shared/campaign/feed'
import { useRewardCount } from '#shared/kit/reward-count'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'

import styles from './Receipts.module.css'

/** The drawer with the slips of all that was bought. */
export function Receipts({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT<typeof zh>()
  const countOf = useRewardCount()
  return (
    <FeedSheet
      open={open}
      title={t('receipts.title')}
      onClose={onClose}
      expose="receipts"
      endpoint={getPackReceipts}
      keyOf={({ orderId }) => orderId}
      waiting={{ height: 92, lines: 3 }}
      emptyText={t('receipts.empty')}
      more={{ look: 'ghost', text: t('receipts.more') }}
      row={(receipt) => (
        <li className={styles.slip}>
          <p className={styles.head}>
            <b>{receipt.name}</b>
            <b>{formatAmount(receipt.paid)}</b>
          </p>
          <p>{receipt.granted.map((good) => `${good.name} ${countOf(good)}`.trim()).join(' · ')}</p>
          {receipt.discount > 0 && (
            <p>{t('receipts.discount', { amount: formatAmount(receipt.discount) })}</p>
          )}
          <p className={styles.foot}>
            {formatDate(receipt.at, 'date')} {formatDate(receipt.at, 'time')} ·{' '}
            <span translate="no">{receipt.orderId}</span>
          </p>
        </li>
      )}
    />
  )
}
