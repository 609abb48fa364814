import { Feed } from '#shared/campaign/feed'
import { HallAvatar } from '#shared/kit/avatar'
import { Line } from '#shared/kit/line'
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
    <Feed
      list={halls}
      label={t('boards.halls')}
      endless={{ by: EndlessList }}
      keyOf={({ roomId }) => roomId}
      row={(hall) => (
        <Line
          className={styles.line}
          mine={hall.mine}
          rank={hall.rank}
          place={hall.rank || '—'}
          face={<HallAvatar src={hall.cover} name={hall.name} size={36} />}
          name={hall.name}
          note={
            <>
              {t('boards.people', { count: hall.people })}
              {hall.mine && <em className={styles.own}>{t('boards.mine')}</em>}
            </>
          }
          figure={formatStatistic(hall.score)}
          track="hall-people"
          onOpen={() => onOpen(hall.roomId)}
        />
      )}
      waiting={{ height: 56, lines: 4 }}
      emptyText={t('halls.none')}
    />
  )
}
