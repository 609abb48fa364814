import { useRef, useState } from 'react'
import { type DrawnPrize, luckyDraw, type StarBoard, type StarRoom } from '#shared/api/constellation'
import { type Call, useAction } from '#shared/runtime/request'
import type { StarReward } from '../rewards/RewardName.tsx'
import { STAGE } from '../sky/Constellation.tsx'
import { figureOf, type Point } from '../sky/figure.ts'
import { tell } from '../tell.ts'
import { loadParts } from '../use-later-parts.ts'
import type { Times } from './times.ts'

export interface Drawn {
  times: Times
  prizes: DrawnPrize[]
  treasure: StarReward | null
}

/** How long a comet circles before it looks whether the server has decided, in ms. */
const LAP_MS = 1100
/** From its landing to the result, while the new stars flare up, in ms. */
const FLARE_MS = 700

/**
 * A draw from tap to result: a comet circles while the server decides, runs on to the last star that was lit, and
 * only then does the board change. Without motion the result comes as soon as it is there.
 */
export function useDraw(board: Call<StarBoard>, onDrawn: (drawn: Drawn) => void) {
  const { run } = useAction(luckyDraw)
  const comet = useRef<SVGGElement>(null)
  const under = useRef(false)
  const [drawing, setDrawing] = useState<Times | null>(null)
  /** A draw whose result is unknown: it has to be asked for before there is another. */
  const [unknown, setUnknown] = useState<Times | null>(null)

  async function draw(room: StarRoom, times: Times): Promise<void> {
    if (under.current) return
    under.current = true
    setDrawing(times)
    const asked = run({ roomId: room.id, times })
    // the comet may still be on its way here; the draw does not wait for it
    const sky = await loadParts().catch(() => undefined)
    const figure = figureOf(room.sign, STAGE)
    const { stars } = figure
    const lap = sky?.tour(figure) ?? []
    const flies = () => sky?.canFly(comet.current)
    const travel = (walk: number[], ms: number) =>
      sky?.fly(comet.current, walk.map((star) => stars[star]) as Point[], ms)
    let decided = false
    void asked.then(() => {
      decided = true
    })
    while (flies() && !decided) await travel(lap, LAP_MS)
    const result = await asked
    if (result.ok) {
      const { prizes, board: next } = result.data
      // no star at all: it passes them by
      const last = Math.max(...prizes.map(({ star }) => star ?? -1))
      const landing = lap.indexOf(Math.floor((last / room.stars) * stars.length))
      await travel(landing > 0 ? lap.slice(0, landing + 1) : lap, LAP_MS / 2)
      board.set(next)
      if (flies()) await new Promise((done) => setTimeout(done, FLARE_MS))
      onDrawn({ ...result.data, times })
    } else await tell(result.error, board.reload)
    setUnknown(!result.ok && result.error.unknownResult ? times : null)
    setDrawing(null)
    under.current = false
  }

  return { comet, draw, drawing, unknown }
}
