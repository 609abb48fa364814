import type { StarRoom } from '#shared/api/constellation'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { Constellation, TILE } from '../sky/Constellation.tsx'
import { numeralOf } from '../sky/figures.ts'
import styles from './RoomTile.module.css'

/**
 * A room on the map: lit stars, its numeral while closed, an orbiting moon while it is mine. `drop`: offset below the
 * crown of its arc, in design px.
 */
export function RoomTile(props: { room: StarRoom; mine: boolean; drop: number; onOpen: () => void }) {
  const t = useT<typeof zh>()
  const { room, mine } = props
  const { lit, stars, state } = room
  return (
    <li style={{ transform: `translateY(${props.drop / 37.5}rem)` }}>
      <button
        type="button"
        className={styles.tile}
        data-state={state}
        data-mine={mine}
        data-track="room"
        aria-haspopup="dialog"
        onClick={props.onOpen}
      >
        <span className={styles.figure}>
          {mine && (
            <i>
              <i />
            </i>
          )}
          <Constellation room={room} box={TILE} />
          {state === 'closed' && <em>{numeralOf(room.sign)}</em>}
        </span>
        <b>{room.name}</b>
        <small>{mine ? t('room.mine') : state === 'open' ? `${lit}/${stars}` : t(`room.${state}`)}</small>
      </button>
    </li>
  )
}
