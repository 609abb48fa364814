import type { ReactNode } from 'react'
import type { Hall } from '#shared/api/room'
import { HallDoor } from '#shared/campaign/way'
import { Avatar, HallAvatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { formatStatisticRounded } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import styles from './HallRow.module.css'
import type zh from './locales/zh.json'
import { useStand, whyNot } from './use-change.tsx'

/** A hall with its host, who is in it now, and a support button; in the app it also opens the hall. */
export function HallRow(props: {
  hall: Hall
  note?: ReactNode
  /** Its place on a board; 0: none yet. Elsewhere there is none. */
  rank?: number
  reload: () => Promise<unknown>
}) {
  const t = useT<typeof zh>('family')
  const { hall, rank } = props
  const { nickname, portrait } = hall.owner
  return (
    <div className={styles.row} data-rank={rank} data-hall={hall.roomId}>
      {rank !== undefined && <b className={styles.rank}>{rank || '—'}</b>}
      <HallDoor roomId={hall.roomId} className={styles.door}>
        <span className={styles.faces}>
          <HallAvatar src={hall.cover} name={hall.name} size={52} />
          <Avatar src={portrait} name={nickname} size={26} className={styles.host} />
        </span>
        <span className={styles.text}>
          <bdi>{hall.name}</bdi>
          {props.note && <small>{props.note}</small>}
          <small className={styles.now} data-on={hall.online > 0 || undefined}>
            {t('online', { number: formatStatisticRounded(hall.online) })}
          </small>
        </span>
      </HallDoor>
      <StandButton hall={hall} reload={props.reload} />
    </div>
  )
}

/** Supports a hall or switches to it; my hall shows that it is mine. */
export function StandButton({ hall, reload }: { hall: Hall; reload: () => Promise<unknown> }) {
  const t = useT<typeof zh>('family')
  const { config, ask } = useStand()
  if (!config) return null
  if (config.mine?.roomId === hall.roomId) return <em className={styles.yours}>{t('yours')}</em>
  const why = whyNot(config)
  return (
    <Button
      size="s"
      look={config.mine ? 'ghost' : 'primary'}
      reason={why && t(`why.${why}`)}
      track="stand"
      onClick={() => ask(hall, reload)}
    >
      {t(config.mine ? 'change' : 'choose')}
    </Button>
  )
}
