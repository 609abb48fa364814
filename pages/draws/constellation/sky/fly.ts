import type { Point } from './figure.ts'

/** Lengths of the three strokes that make a comet's tail, the faintest first. */
const TAILS = [110, 60, 26]

/** Whether the comet may move: not where motion is unwelcome, nor where nothing can be animated. */
export function canFly(comet: SVGElement | null): comet is SVGElement {
  return !!comet?.animate && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * Lets the comet run along the points in `ms`; resolves when it is there. Its children are the strokes of the tail,
 * then the head. Chromium 80 has no `animation.finished`, and a hidden page fires no `finish`.
 */
export async function fly(comet: SVGElement | null, points: Point[], ms: number): Promise<void> {
  if (!canFly(comet) || points.length < 2) return
  const along = points.map(
    ((sum) => (point: Point, at: number) => {
      sum += distance(point, points[at - 1])
      return sum
    })(0),
  )
  const whole = along[along.length - 1] || 1
  const timing = { duration: ms, easing: 'ease-in-out' }
  const parts = [...comet.children] as SVGElement[]
  parts.forEach((part, at) => {
    const tail = TAILS[at]
    if (tail) {
      part.setAttribute('d', `M${points.join('L')}`)
      part.style.strokeDasharray = `${tail} ${whole + tail}`
      part.animate([{ strokeDashoffset: `${tail}` }, { strokeDashoffset: `${tail - whole}` }], timing)
    } else {
      part.animate(
        points.map(([x, y], step) => ({
          transform: `translate(${x}px,${y}px)`,
          offset: (along[step] ?? whole) / whole,
        })),
        timing,
      )
    }
  })
  const shown = comet.animate([{ opacity: 0 }, { opacity: 1, offset: 0.06 }, { opacity: 1 }], timing)
  await new Promise<void>((resolve) => {
    shown.onfinish = () => resolve()
    setTimeout(resolve, ms + 300)
  })
}

function distance(a: Point, b: Point = a): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}
