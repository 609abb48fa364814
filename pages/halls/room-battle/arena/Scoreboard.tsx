import type { Battle } from '#shared/api/room-battle'
import { Countdown } from '#shared/kit/countdown'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { SIDES } from '../sides.ts'
import styles from './Scoreboard.module.css'

/** The moment that each state waits for. */
const TARGET = { waiting: 'startAt', running: 'endAt', extra: 'extraEndAt' } as const

/** The board that hangs over the ring: what is on, and the time that is left; in the end who has won. */
export function Scoreboard(props: { battle: Battle | undefined; none: boolean; onMoment: () => void }) {
  const t = useT<typeof zh>()
  const { battle } = props
  const winner = battle && SIDES.map((side) => battle[side]).find(({ roomId }) => roomId === battle.winnerId)
  const state = battle?.state ?? 'none'
  return (
    <div className={styles.board} data-state={state}>
      <p className={styles.label}>{battle ? t(`board.${battle.state}`) : props.none && t('board.none')}</p>
      {state === 'won' || state === 'drawn' ? (
        <p className={styles.verdict} role="status">
          {winner ? (
            <>
              <bdi>{winner.name}</bdi> <b className={styles.outcome}>{t('verdict.wins')}</b>
            </>
          ) : (
            <b className={styles.outcome}>{t('verdict.drawn')}</b>
          )}
        </p>
      ) : state === 'none' ? (
        <p className={styles.dark} aria-hidden="true">
          -- : --
        </p>
      ) : (
        battle && (
          <Countdown
            className={styles.clock}
            look="plain"
            hours={state === 'waiting'}
            target={battle[TARGET[state]]}
            onEnd={props.onMoment}
          />
        )
      )}
    </div>
  )
}
