import type { ReactNode } from 'react'
import type { Hall } from '#shared/api/room'
import { HallDoor } from '#shared/campaign/way'
import { HallAvatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import styles from './HallRow.module.css'
import type zh from './locales/zh.json'
import { useStand, whyNot } from './use-change.tsx'

/** A hall with a note and a support button; in the app it also opens the hall. */
export function HallRow(props: {
  hall: Hall
  note: ReactNode
  /** Its place on a board; 0: none yet. Elsewhere there is none. */
  rank?: number
  reload: () => Promise<unknown>
}) {
  const { hall, rank } = props
  return (
    <div className={styles.row} data-rank={rank} data-hall={hall.roomId}>
      {rank !== undefined && <b className={styles.rank}>{rank || '—'}</b>}
      <HallDoor roomId={hall.roomId} className={styles.door}>
        <HallAvatar src={hall.cover} name={hall.name} size={46} />
        <span className={styles.text}>
          <bdi>{hall.name}</bdi>
          <small>{props.note}</small>
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
