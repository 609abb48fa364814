import { useState } from 'react'
import {
  getHallRanks,
  getHallRanksOfDay,
  type HallRankingConfig,
  type RankedHall,
} from '#shared/api/room-leader-ranking'
import { Feed } from '#shared/campaign/feed'
import { HallDoor } from '#shared/campaign/way'
import { type Paged, usePaged } from '#shared/features/paged'
import { HallAvatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { EndlessList } from '#shared/ui/list'
import styles from './Board.module.css'
import { HallRow, StandButton } from './HallRow.tsx'
import type zh from './locales/zh.json'

interface BoardProps {
  config: HallRankingConfig | undefined
}

/** Halls by heat, in all or of a day: the first three as signboards, the others in the list. */
export function Board({
  period,
  ...props
}: BoardProps & { period: 'day' | 'total'; days?: boolean | undefined }) {
  return period === 'total' ? <InAll /> : <OfDay {...props} />
}

function InAll() {
  const halls = usePaged(getHallRanks, {})
  return <Ranks halls={halls} place="total" />
}

/** Of today, or of the day that is chosen. */
function OfDay({ config, days }: BoardProps & { days?: boolean | undefined }) {
  const t = useT<typeof zh>('family')
  const today = Math.max(1, config?.day ?? 1)
  const [chosen, choose] = useState<number>()
  const day = chosen ?? today
  const halls = usePaged(getHallRanksOfDay, { day: chosen })
  return (
    <>
      {days && (
        <div className={styles.days}>
          <Button
            size="s"
            look="ghost"
            aria-label={t('earlier')}
            disabled={day <= 1}
            track="earlier"
            onClick={() => choose(day - 1)}
          >
            ‹
          </Button>
          <b role="status">{t(day === today ? 'today' : 'day', { day })}</b>
          <Button
            size="s"
            look="ghost"
            aria-label={t('later')}
            disabled={day >= today}
            track="later"
            onClick={() => choose(day + 1 === today ? undefined : day + 1)}
          >
            ›
          </Button>
        </div>
      )}
      <Ranks halls={halls} place={`day-${day}`} />
    </>
  )
}

function Ranks<First>({ halls, place }: { halls: Paged<RankedHall, First>; place: string }) {
  const t = useT<typeof zh>('family')
  const heat = ({ score }: RankedHall) => t('heat', { number: formatStatistic(score) })
  return (
    <Feed
      list={{ ...halls, items: halls.items.slice(3) }}
      label={t(place === 'total' ? 'tabs.total' : 'tabs.day')}
      keyOf={({ roomId }) => roomId}
      waiting={{ height: 76, lines: 4 }}
      isEmpty={() => !halls.items.length}
      emptyText={t('noRanks')}
      above={() => (
        <ol className={styles.signs} data-expose={`board-${place}`}>
          {halls.items.slice(0, 3).map((hall) => (
            <li key={hall.roomId} className={styles.sign} data-rank={hall.rank} data-hall={hall.roomId}>
              <b className={styles.place}>{hall.rank}</b>
              <HallDoor roomId={hall.roomId} className={styles.door}>
                <HallAvatar src={hall.cover} name={hall.name} size={48} />
                <bdi>{hall.name}</bdi>
                <small>{heat(hall)}</small>
              </HallDoor>
              <StandButton hall={hall} reload={halls.refetch} />
            </li>
          ))}
        </ol>
      )}
      {...(halls.items.length > 3 && { endless: { by: EndlessList, place } })}
      row={(hall) => <HallRow hall={hall} rank={hall.rank} note={heat(hall)} reload={halls.refetch} />}
    />
  )
}
