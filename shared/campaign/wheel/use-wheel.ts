import { type RefObject, useRef } from 'react'

/** A part of the wheel, as large as its odds: `percent` of all parts make 100. */
export interface Sector {
  id: string
  percent: number
}

const TURNS = 5
const TURN_MS = 4200
/** A hidden page finishes no animation: the result must not wait for it. */
const PATIENCE_MS = TURN_MS + 800
/** The pointer stops that far from either edge of a sector, in parts of it. */
const EDGE = 0.12

/**
 * The rotation in degrees (0 to 360) that puts a sector under the pointer.
 * @param at position within the sector, from 0 to 1.
 */
export function restingAt(sectors: readonly Sector[], id: string, at: number): number {
  const all = sectors.reduce((sum, { percent }) => sum + percent, 0)
  let before = 0
  for (const sector of sectors) {
    if (sector.id === id) {
      const part = before + sector.percent * (EDGE + (1 - 2 * EDGE) * at)
      return (360 - (part / all) * 360) % 360
    }
    before += sector.percent
  }
  return 0
}

export interface Wheel {
  disc: RefObject<SVGGElement | null>
  /** Turns to a sector that the server has chosen; at once with reduced motion. Resolves when the disc has stopped. */
  turnTo(id: string): Promise<void>
}

export function useWheel(sectors: readonly Sector[]): Wheel {
  const disc = useRef<SVGGElement>(null)
  const now = useRef(0)
  return {
    disc,
    async turnTo(id) {
      const from = now.current
      const rest = restingAt(sectors, id, Math.random())
      now.current = rest
      const { current: element } = disc
      if (!element) return
      element.style.transform = `rotate(${rest}deg)`
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches
      if (still || typeof element.animate !== 'function') return
      const by = TURNS * 360 + ((rest - from + 360) % 360)
      await new Promise<void>((resolve) => {
        const turning = element.animate(
          [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${from + by}deg)` }],
          { duration: TURN_MS, easing: 'cubic-bezier(0.15, 0.6, 0.1, 1)' },
        )
        turning.onfinish = () => resolve()
        turning.oncancel = () => resolve()
        setTimeout(resolve, PATIENCE_MS)
      })
    },
  }
}
