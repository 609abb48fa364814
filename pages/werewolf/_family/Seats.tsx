import type { WerewolfGame } from '#shared/api/werewolf-games'
import { PersonDoor } from '#shared/campaign/way'
import { Avatar } from '#shared/kit/avatar'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import { RoleSign } from './RoleSign.tsx'
import styles from './Seats.module.css'

type Seat = WerewolfGame['seats'][number]

/** Seats with roles, and who was out by the end of that round. `lit`: seats of the round's events. */
export function Seats({
  seats,
  round,
  lit,
}: {
  seats: readonly Seat[]
  round: number
  lit: readonly number[]
}) {
  const t = useT<typeof zh>('family')
  return (
    <ol className={styles.seats} data-expose="seats">
      {seats.map(({ seat, role, outInRound, userId, nickname, portrait }) => {
        const gone = outInRound > 0 && outInRound <= round
        return (
          <li
            key={seat}
            className={styles.seat}
            data-gone={gone || undefined}
            data-lit={lit.includes(seat) || undefined}
            data-side={role === 'werewolf' ? 'wolves' : 'village'}
          >
            <PersonDoor userId={userId} className={styles.who}>
              <b className={styles.number}>{seat}</b>
              <Avatar src={portrait} name={nickname} size={38} />
              <bdi>{nickname}</bdi>
            </PersonDoor>
            <span className={styles.role}>
              <RoleSign role={role} />
              {t(`roles.${role}`)}
            </span>
            <small>{gone ? t('gone', { round: outInRound }) : t('stays')}</small>
          </li>
        )
      })}
    </ol>
  )
}
