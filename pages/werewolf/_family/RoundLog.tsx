import type { WerewolfGame } from '#shared/api/werewolf-games'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './RoundLog.module.css'

type Round = WerewolfGame['rounds'][number]
export type GameEvent = Round['night'][number]

/** What happened in a round: the night, then the day. `fits` leaves out what is not looked for. */
export function RoundLog(props: {
  round: Round
  seats: WerewolfGame['seats']
  fits?: (event: GameEvent) => boolean
  /** In the place of a night or day without anything. */
  none: string
}) {
  const t = useT<typeof zh>('family')
  const { round, fits = () => true } = props
  return (
    <div className={styles.round}>
      {(['night', 'day'] as const).map((time) => {
        const events = round[time].filter(fits)
        return (
          <section key={time} className={styles.time} data-time={time}>
            <h3>{t(time, { round: round.round })}</h3>
            {events.length > 0 ? (
              <ul>
                {events.map(({ kind, seat }, at) => {
                  const who = props.seats.find((each) => each.seat === seat)
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: events have no other identity
                    <li key={at}>
                      <b>{t(`events.${kind}`)}</b>
                      {who && (
                        <span>
                          <i>{seat}</i> <bdi>{who.nickname}</bdi>
                        </span>
                      )}
                    </li>
                  )
                })}
              </ul>
            ) : (
              <p>{props.none}</p>
            )}
          </section>
        )
      })}
    </div>
  )
}
