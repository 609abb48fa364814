import type { ReactNode, Ref } from 'react'
import type { StarBoard, StarFloor, StarRoom } from '#shared/api/constellation'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { Comet } from '../sky/Comet.tsx'
import { Constellation, STAGE } from '../sky/Constellation.tsx'
import { numeralOf } from '../sky/figures.ts'
import type { LaterParts } from '../use-later-parts.ts'
import styles from './Stage.module.css'

/** My room, as a plate of the atlas: the constellation that draws light up, and the treasure behind it. */
export function Stage(props: {
  board: StarBoard
  room: StarRoom
  floor: StarFloor
  comet: Ref<SVGGElement>
  parts: LaterParts | undefined
  children?: ReactNode
}) {
  const t = useT<typeof zh>()
  const { room, floor, parts } = props
  const { lit, stars, treasure } = room
  return (
    <section className={styles.plate} data-expose="stage">
      <header>
        <div>
          <bdi>{t('stage.plate', { numeral: numeralOf(room.sign) })}</bdi>
          <h2>{room.name}</h2>
        </div>
        <p>
          {t('stage.treasure')}
          <b>{treasure.name}</b>
        </p>
        <span>{parts && <parts.RewardArt reward={treasure} />}</span>
      </header>
      <p>
        <span>{floor.name}</span> <b>{t('stage.lit', { lit, stars })}</b>
      </p>
      <Constellation room={room} box={STAGE}>
        <Comet ref={props.comet} />
      </Constellation>
      <p className={styles.guarantee}>{t('stage.guarantee', { count: props.board.guaranteeLeft })}</p>
      {props.children}
    </section>
  )
}
