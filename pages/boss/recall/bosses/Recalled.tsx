import { getRecalledBosses } from '#shared/api/boss-recall'
import { usePaged } from '#shared/features/paged'
import { Avatar } from '#shared/kit/avatar'
import { Sheet } from '#shared/kit/sheet'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { EndlessList } from '#shared/ui/list'
import type zh from '../locales/zh.json'
import styles from './Bosses.module.css'

/** Who came back to me: since when, what they gave since, and what their return paid. */
export function Recalled({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT<typeof zh>()
  return (
    <Sheet open={open} title={t('recalled.title')} expose="recalled" onClose={onClose}>
      <Returned />
    </Sheet>
  )
}

function Returned() {
  const t = useT<typeof zh>()
  const list = usePaged(getRecalledBosses, {})
  return (
    <StateView
      call={list.first}
      skeleton={<Skeleton height={56} lines={4} />}
      isEmpty={() => !list.items.length}
    >
      {() => (
        <EndlessList
          label={t('recalled.title')}
          list={list}
          whole
          keyOf={({ userId }) => userId}
          row={(boss) => (
            <div className={styles.returned}>
              <Avatar src={boss.portrait} name={boss.nickname} size={40} />
              <div>
                <bdi>{boss.nickname}</bdi>
                {t('recalled.since', { time: formatDate(boss.recalledAt, 'minute') })} ·{' '}
                {t('recalled.given', { coins: formatAmount(boss.given) })} ·{' '}
                {t('recalled.signed', { count: boss.signed })}
              </div>
              <b>+{formatAmount(boss.earned)}</b>
            </div>
          )}
        />
      )}
    </StateView>
  )
}
