import { getRecalledBosses } from '#shared/api/boss-recall'
import { FeedSheet } from '#shared/campaign/feed'
import { Avatar } from '#shared/kit/avatar'
import { Line } from '#shared/kit/line'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { EndlessList } from '#shared/ui/list'
import type zh from '../locales/zh.json'
import styles from './Bosses.module.css'

/** Who came back to me: since when, what they gave since, and what their return paid. */
export function Recalled({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT<typeof zh>()
  return (
    <FeedSheet
      open={open}
      title={t('recalled.title')}
      onClose={onClose}
      expose="recalled"
      endpoint={getRecalledBosses}
      endless={{ by: EndlessList, whole: true }}
      keyOf={({ userId }) => userId}
      row={(boss) => (
        <Line
          className={styles.returned}
          face={<Avatar src={boss.portrait} name={boss.nickname} size={40} />}
          name={boss.nickname}
          note={
            <>
              {t('recalled.since', { time: formatDate(boss.recalledAt, 'minute') })} ·{' '}
              {t('recalled.given', { coins: formatAmount(boss.given) })} ·{' '}
              {t('recalled.signed', { count: boss.signed })}
            </>
          }
          figure={`+${formatAmount(boss.earned)}`}
        />
      )}
      waiting={{ height: 56, lines: 4 }}
    />
  )
}
