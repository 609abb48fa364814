import { type PointerEvent, useEffect, useRef } from 'react'
import { CLOSE, type Point, type View, WHOLE, within, zoomedAt } from './zoom.ts'

/** Two taps within so many ms and px are one double tap. */
const DOUBLE_MS = 300
const DOUBLE_PX = 30

/**
 * Pinch, drag and double tap on a picture, by Pointer Events. Writes the style directly: React state would lag a frame
 * behind the fingers.
 * @param shown false once another picture is shown: resets the zoom.
 * @param onZoom called with whether the picture is enlarged.
 */
export function useZoom(shown: boolean, onZoom: (zoomed: boolean) => void) {
  const frame = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const view = useRef(WHOLE)
  const fingers = useRef(new Map<number, Point>())
  const lastTap = useRef({ time: Number.NEGATIVE_INFINITY, x: 0, y: 0 })

  const show = (next: View) => {
    const outer = frame.current
    const inner = picture.current
    if (!outer || !inner) return
    const drawn = inner.querySelector('img')
    // As `object-fit: contain` draws it: the limits are the picture's, not its box's.
    const { clientWidth: width, clientHeight: height } = outer
    const fit = drawn?.naturalWidth ? Math.min(width / drawn.naturalWidth, height / drawn.naturalHeight) : 0
    const size =
      drawn && fit
        ? { width: drawn.naturalWidth * fit, height: drawn.naturalHeight * fit }
        : { width, height }
    view.current = within(next, size, { width, height })
    const { scale, x, y } = view.current
    inner.style.transform = scale > 1 ? `translate(${x}px, ${y}px) scale(${scale})` : ''
    onZoom(scale > 1)
  }
  const pointOf = (event: PointerEvent): Point => {
    const { left, top, width, height } = (frame.current as HTMLElement).getBoundingClientRect()
    return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }
  }
  const toggle = (point: Point) => show(view.current.scale > 1 ? WHOLE : zoomedAt(view.current, CLOSE, point))

  // biome-ignore lint/correctness/useExhaustiveDependencies: only where one looks matters
  useEffect(() => {
    if (!shown) show(WHOLE)
  }, [shown])

  return {
    frame,
    picture,
    /** So many times larger or smaller, about the middle. */
    zoomBy: (factor: number) => show(zoomedAt(view.current, view.current.scale * factor, { x: 0, y: 0 })),
    handlers: {
      onPointerDown(event: PointerEvent) {
        fingers.current.set(event.pointerId, pointOf(event))
      },
      onPointerMove(event: PointerEvent) {
        const before = fingers.current.get(event.pointerId)
        if (!before) return
        const now = pointOf(event)
        fingers.current.set(event.pointerId, now)
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
        const { scale, x, y } = view.current
        if (other) {
          const grown = distance(now, other) / Math.max(1, distance(before, other))
          show(zoomedAt(view.current, scale * grown, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }))
        } else if (scale > 1) show({ scale, x: x + now.x - before.x, y: y + now.y - before.y })
      },
      onPointerUp(event: PointerEvent) {
        const alone = fingers.current.delete(event.pointerId) && fingers.current.size === 0
        if (!alone) return
        const { x, y } = pointOf(event)
        const last = lastTap.current
        const twice = event.timeStamp - last.time < DOUBLE_MS && distance(last, { x, y }) < DOUBLE_PX
        lastTap.current = { time: twice ? Number.NEGATIVE_INFINITY : event.timeStamp, x, y }
        if (twice) toggle({ x, y })
      },
      onPointerCancel(event: PointerEvent) {
        fingers.current.delete(event.pointerId)
      },
    },
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
