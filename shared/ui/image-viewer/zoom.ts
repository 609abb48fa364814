/** Scale of a picture and its offset from the centre in px. */
export interface View {
  scale: number
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** A place in the frame, in px from its middle. */
export interface Point {
  x: number
  y: number
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 }

/** Scale of a double tap, and the maximum. */
export const CLOSE = 2.5
const CLOSEST = 5

/** Not smaller than whole, and never further aside than its own edge at the frame's. */
export function within(view: View, picture: Size, frame: Size): View {
  const scale = Math.min(CLOSEST, Math.max(1, view.scale))
  const held = (offset: number, side: keyof Size) => {
    const most = Math.max(0, (picture[side] * scale - frame[side]) / 2)
    return Math.min(most, Math.max(-most, offset))
  }
  return { scale, x: held(view.x, 'width'), y: held(view.y, 'height') }
}

/** Scales around `point`, which keeps its position. */
export function zoomedAt(view: View, scale: number, point: Point): View {
  const by = Math.min(CLOSEST, Math.max(1, scale)) / view.scale
  return {
    scale: view.scale * by,
    x: point.x - (point.x - view.x) * by,
    y: point.y - (point.y - view.y) * by,
  }
}
