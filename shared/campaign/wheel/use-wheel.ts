import { type RefObject, useRef } from 'react'

const TURNS = 5
const TURN_MS = 4200
/** A hidden page finishes no animation: the result must not wait for it. */
const PATIENCE_MS = TURN_MS + 800
/** The pointer stops that far from either edge of a sector, in parts of it. */
const EDGE = 0.12

interface Sector {
  id: string
}

/**
 * The rotation in degrees (0 to 360) that puts one of equal sectors under the pointer.
 * @param at position within the sector, from 0 to 1.
 */
export function restingAt(sectors: readonly Sector[], id: string, at: number): number {
  const index = sectors.findIndex((sector) => sector.id === id)
  const part = (index + EDGE + (1 - 2 * EDGE) * at) / sectors.length
  return index < 0 ? 0 : (360 - part * 360) % 360
}

export interface Wheel {
  disc: RefObject<HTMLDivElement | null>
  /** Turns to a sector that the server has chosen; at once with reduced motion. Resolves when the disc has stopped. */
  turnTo(id: string): Promise<void>
}

export function useWheel(sectors: readonly Sector[]): Wheel {
  const disc = useRef<HTMLDivElement>(null)
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
