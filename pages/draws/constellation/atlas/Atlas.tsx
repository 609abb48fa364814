import { type CSSProperties, useState } from 'react'
import type { StarBoard } from '#shared/api/constellation'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { Heading } from '../Heading.tsx'
import type zh from '../locales/zh.json'
import styles from './Atlas.module.css'
import { Gate } from './Gate.tsx'
import { RoomSheet } from './RoomSheet.tsx'
import { RoomTile } from './RoomTile.tsx'

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
    <section data-expose="atlas">
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
