import type { ReactNode, Ref } from 'react'
import { useState } from 'react'
import type { ConstellationConfig, StarBoard, StarFloor, StarRoom } from '#shared/api/constellation'
import { TrophyButton } from '#shared/campaign/trophy'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import type zh from './locales/zh.json'
import type { GrantedRewards } from './rewards/Granted.tsx'
import cometStyles from './sky/Comet.module.css'
import { Constellation, STAGE } from './sky/Constellation.tsx'
import { numeralOf } from './sky/figures.ts'
import { DrawBar } from './stage/DrawBar.tsx'
import styles from './stage/Stage.module.css'
import { PRICE, type Times } from './stage/times.ts'
import { useDraw } from './stage/use-draw.ts'
import { useReset } from './stage/use-reset.ts'
import type { LaterParts } from './use-later-parts.ts'

const scrollTo = (id: string) => document.getElementById(id)?.scrollIntoView({ behavior: 'smooth' })

/** All that is a person's own: the room with its draws first, the rest when its code is there. */
export function StarTable(props: {
  config: ConstellationConfig
  call: Query<StarBoard>
  board: StarBoard
  parts: LaterParts | undefined
  /** Reads the campaign and the board again. */
  reloadPrice: () => Promise<void>
}) {
  const t = useT<typeof zh>()
  const { config, call, board, parts } = props
  const [drawn, setDrawn] = useState<GrantedRewards | null>(null)
  const { comet, draw, drawing, unknown } = useDraw(call, props.reloadPrice, setDrawn)
  const reset = useReset(call, board.roomId)
  const mine = board.floors
    .flatMap((floor) => floor.rooms.map((room) => ({ floor, room })))
    .find(({ room }) => room.id === board.roomId)
  if (!mine) return null
  const { floor, room } = mine
  const { phase, prices } = config
  const off = phase === 'running' ? '' : t(`closed.${phase}`)
  const reason = off || (room.state === 'complete' ? t('draw.full') : '')
  const drawHere = (times: Times) => void draw(room, times, prices[PRICE[times]])
  return (
    <>
      <Stage board={board} room={room} floor={floor} comet={comet} parts={parts}>
        <DrawBar
          board={board}
          currency={config.currency}
          prices={prices}
          drawing={drawing}
          unknown={unknown}
          reason={reason}
          onToMap={off ? undefined : () => scrollTo('atlas')}
          onDraw={drawHere}
          onGetKeys={() => scrollTo('packages')}
        />
        {room.state === 'complete' && (
          <TrophyButton
            block
            trophy={{
              emblem: 'star',
              from: t('title'),
              figure: room.name,
              text: `${t('stage.lit', { lit: room.lit, stars: room.stars })} · ${room.treasure.name}`,
            }}
          />
        )}
        {parts && <parts.Reset reset={reset} board={board} reason={off} />}
      </Stage>
      {parts && (
        <parts.Below
          call={call}
          board={board}
          off={off}
          drawn={drawn}
          again={reason ? undefined : prices}
          onAgain={drawHere}
        />
      )}
    </>
  )
}

/** My room, as a plate of the atlas: the constellation that draws light up, and the treasure behind it. */
function Stage(props: {
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

/** The comet of a draw: three strokes of tail and a head, unseen until `fly` moves them. */
function Comet({ ref }: { ref: Ref<SVGGElement> }) {
  return (
    <g ref={ref} className={cometStyles.comet}>
      <path />
      <path />
      <path />
      <g>
        <circle r="15" />
        <circle r="6" />
      </g>
    </g>
  )
}
