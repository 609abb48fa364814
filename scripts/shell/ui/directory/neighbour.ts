export interface Box {
  left: number
  top: number
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

export const isArrow = (key: string): key is Arrow => /^Arrow(Up|Down|Left|Right)$/.test(key)

/**
 * Which of the boxes, standing in rows, an arrow leads to: along the row and on to the next one, or to the nearest of the
 * row above or below. -1 is above the first row.
 *
 * @param at the box from which the arrow leads; -1 leads to the first.
 */
export function neighbour(boxes: readonly Box[], at: number, arrow: Arrow): number {
  const from = boxes[at]
  if (!from) return arrow === 'ArrowDown' || arrow === 'ArrowRight' ? Math.min(0, boxes.length - 1) : -1
  if (arrow === 'ArrowLeft') return Math.max(0, at - 1)
  if (arrow === 'ArrowRight') return Math.min(boxes.length - 1, at + 1)
  const down = arrow === 'ArrowDown'
  const beyond = boxes.filter(({ top }) => (down ? top > from.top : top < from.top))
  if (beyond.length === 0) return down ? at : -1
  const row = (down ? Math.min : Math.max)(...beyond.map(({ top }) => top))
  const distance = (box: Box) => Math.abs(box.left - from.left)
  const nearest = beyond
    .filter(({ top }) => top === row)
    .reduce((best, box) => (distance(box) < distance(best) ? box : best))
  return boxes.indexOf(nearest)
}
