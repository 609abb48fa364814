import { Avatar } from '#shared/kit/avatar'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { EndlessList } from '#shared/ui/list'
import type zh from '../locales/zh.json'
import type { HuntHalls } from '../use-halls.ts'
import styles from './Boards.module.css'

/** The halls by damage; one leads to its people. */
export function Halls({ halls, onOpen }: { halls: HuntHalls; onOpen: (roomId: string) => void }) {
  const t = useT<typeof zh>()
  return (
    <StateView
      call={halls.first}
      skeleton={<Skeleton height={56} lines={4} />}
      isEmpty={() => !halls.items.length}
      emptyText={t('halls.none')}
    >
      {() => (
        <EndlessList
          label={t('boards.halls')}
          list={halls}
          keyOf={({ roomId }) => roomId}
          row={(hall) => (
            <button
              type="button"
              className={styles.line}
              data-mine={hall.mine || undefined}
              data-track="hall-people"
              onClick={() => onOpen(hall.roomId)}
            >
              <b className={styles.rank} data-rank={hall.rank}>
                {hall.rank || '—'}
              </b>
              <Avatar src={hall.cover} name={hall.name} size={36} />
              <span className={styles.who}>
                <bdi>{hall.name}</bdi>
                <small>
                  {t('boards.people', { count: hall.people })}
                  {hall.mine && <em>{t('boards.mine')}</em>}
                </small>
              </span>
              <span className={styles.value}>{formatStatistic(hall.score)}</span>
            </button>
          )}
        />
      )}
    </StateView>
  )
}
