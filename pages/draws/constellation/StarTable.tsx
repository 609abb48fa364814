import { useState } from 'react'
import type { ConstellationConfig, StarBoard } from '#shared/api/constellation'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import type zh from './locales/zh.json'
import type { GrantedRewards } from './rewards/Granted.tsx'
import { DrawBar } from './stage/DrawBar.tsx'
import { Stage } from './stage/Stage.tsx'
import { PRICE, type Times } from './stage/times.ts'
import { useDraw } from './stage/use-draw.ts'
import { useReset } from './stage/use-reset.ts'
import type { LaterParts } from './use-later-parts.ts'

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
          onDraw={drawHere}
          onGetKeys={() => document.getElementById('packages')?.scrollIntoView({ behavior: 'smooth' })}
        />
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
