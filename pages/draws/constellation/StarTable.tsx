import { useState } from 'react'
import type { ConstellationConfig, StarBoard } from '#shared/api/constellation'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import type { Call } from '#shared/runtime/request'
import type zh from './locales/zh.json'
import type { GrantedRewards } from './rewards/Granted.tsx'
import { DrawBar } from './stage/DrawBar.tsx'
import { Stage } from './stage/Stage.tsx'
import { PRICE, type Times } from './stage/times.ts'
import { type Drawn, useDraw } from './stage/use-draw.ts'
import { Unlit } from './Unlit.tsx'
import type { useLaterParts } from './use-later-parts.ts'

/** All that is a person's own: the room with its draws first, the rest when its code is there. */
export function StarTable(props: {
  config: ConstellationConfig
  call: Call<StarBoard>
  board: StarBoard
  later: ReturnType<typeof useLaterParts>
}) {
  const t = useT<typeof zh>()
  const { config, call, board } = props
  const { parts, retry } = props.later
  const [granted, grant] = useState<GrantedRewards & { times?: Times }>({ open: false, rewards: [] })
  const show = ({ times, prizes, treasure }: Drawn) => {
    const lit = prizes.filter(({ star }) => star !== null).length
    const rewards: GrantedRewards['rewards'] = prizes.map(({ reward, rarity }) => ({ ...reward, rarity }))
    grant({
      open: true,
      times,
      title: treasure ? t('result.treasure') : undefined,
      note: t(lit ? 'result.lit' : 'result.dark', { lit }),
      rewards: treasure ? [{ ...treasure, rarity: 'legend' }, ...rewards] : rewards,
    })
  }
  const { comet, draw, drawing, unknown } = useDraw(call, show)
  const mine = board.floors
    .flatMap((floor) => floor.rooms.map((room) => ({ floor, room })))
    .find(({ room }) => room.id === board.roomId)
  if (!mine) return null
  const { floor, room } = mine
  const { phase, prices } = config
  const off = phase === 'running' ? '' : t(`closed.${phase}`)
  const reason = off || (room.state === 'complete' ? t('draw.full') : '')
  const { times } = granted
  const drawHere = (count: Times) => void draw(room, count)
  return (
    <>
      <Stage board={board} room={room} floor={floor} comet={comet}>
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
        {parts && <parts.Reset call={call} board={board} room={room} reason={off} />}
      </Stage>
      {parts ? (
        <parts.Below
          call={call}
          board={board}
          off={off}
          granted={granted}
          onGranted={grant}
          again={times && !reason && board.keys >= prices[PRICE[times]] ? times : undefined}
          onAgain={drawHere}
        />
      ) : retry ? (
        <Button look="ghost" block onClick={retry}>
          {t('retry')}
        </Button>
      ) : (
        <Unlit />
      )}
    </>
  )
}
