import { type CSSProperties, useState } from 'react'
import type { StarBoard, StarRoom } from '#shared/api/constellation'
import { openNextFloor, type StarFloor } from '#shared/api/constellation'
import { update, useMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import { words } from '../error-words.ts'
import { Heading } from '../Heading.tsx'
import type zh from '../locales/zh.json'
import { Constellation, TILE } from '../sky/Constellation.tsx'
import { numeralOf } from '../sky/figures.ts'
import styles from './Atlas.module.css'
import { RoomSheet } from './RoomSheet.tsx'

/** Radius of the arc that many floors above the observatory, in design px. */
const radiusOf = (floors: number) => 92 + floors * 168
/** From room to room. */
const STEP = 112

/** The map: floors as bands between concentric arcs around the observatory, rooms as constellations in them. */
export function Atlas(props: { call: Query<StarBoard>; board: StarBoard; reason?: string }) {
  const t = useT<typeof zh>()
  const { call, board, reason } = props
  const [looked, setLooked] = useState({ id: '', open: false })
  const room = board.floors.flatMap(({ rooms }) => rooms).find(({ id }) => id === looked.id)
  return (
    <section id="atlas" data-expose="atlas">
      <Heading>{t('atlas.title')}</Heading>
      <div className={styles.sky}>
        {board.floors.map((floor, at) => (
          <div key={floor.floor} className={styles.floor} data-state={floor.state}>
            <i style={arc(at)} />
            <i style={arc(at + 0.52)} />
            <ul>
              {floor.rooms.map((room, place) => (
                <RoomTile
                  key={room.id}
                  room={room}
                  mine={room.id === board.roomId}
                  drop={sag(radiusOf(at + 0.5), (place - (floor.rooms.length - 1) / 2) * STEP)}
                  onOpen={() => setLooked({ id: room.id, open: true })}
                />
              ))}
            </ul>
            <Gate floor={floor} call={call} reason={reason} />
          </div>
        ))}
      </div>
      {room && (
        <RoomSheet
          room={room}
          mine={room.id === board.roomId}
          open={looked.open}
          call={call}
          reason={reason}
          onClose={() => setLooked({ ...looked, open: false })}
        />
      )}
    </section>
  )
}

const arc = (at: number) => ({ '--radius': `${radiusOf(at) / 37.5}rem` }) as CSSProperties

/** How far an arc of this radius falls off at `x` beside its crown. */
const sag = (radius: number, x: number) => radius - Math.sqrt(Math.max(0, radius * radius - x * x))

/** The name plate on a floor's lower arc; on the next floor also the way in, with the stars still missing. */
function Gate(props: { floor: StarFloor; call: Query<StarBoard>; reason?: string }) {
  const t = useT<typeof zh>()
  const { floor, reason } = props
  const { run, busy } = useMutation(openNextFloor, {
    updates: [update(props.call, (board) => board)],
    errorText: words,
    onSuccess: () => toast.tip(t('floor.opened', { floor: floor.name })),
  })
  const { have, need } = floor
  const missing = need - have
  return (
    <div className={styles.gate} data-state={floor.state}>
      <h3>{floor.name}</h3>
      {floor.state === 'next' && (
        <Button
          size="s"
          track="open-floor"
          aria-label={t('floor.label', { floor: floor.name, have, need })}
          busy={busy}
          reason={reason || (missing > 0 ? t('floor.missing', { missing: formatAmount(missing) }) : '')}
          onClick={() => void run({ floor: floor.floor })}
        >
          {missing > 0 ? `${have}/${need}` : t('floor.open')}
        </Button>
      )}
    </div>
  )
}

/**
 * A room on the map: lit stars, its numeral while closed, an orbiting moon while it is mine. `drop`: offset below the
 * crown of its arc, in design px.
 */
function RoomTile(props: { room: StarRoom; mine: boolean; drop: number; onOpen: () => void }) {
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
