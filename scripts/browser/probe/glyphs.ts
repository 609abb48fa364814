import { fold, isVisible } from './visible.ts'

/** Rounding tolerance of boxes and font metrics. */
const TOLERANCE = 1

/**
 * Texts whose letters are cut off above or below: a background clipped to the text is painted inside its box alone, and a
 * box that hides its overflow hides a descender too. Boxes that are scrolled are left out.
 */
export function cutGlyphs(): string[] {
  const found: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const box = paintedBox(element)
    if (!box || !isVisible(element)) continue
    for (const text of textsIn(element)) {
      const cut = Math.max(
        0,
        ...inkIn(box, text).map(({ top, bottom }) => Math.max(box.top - top, bottom - box.bottom)),
      )
      if (cut > TOLERANCE) found.push(`"${fold(text.data).slice(0, 40)}" is cut by ${Math.round(cut)} px`)
    }
  }
  return [...new Set(found)]
}

/** Where an element's texts are drawn and nowhere else, if it limits them to its own box from above to below. */
function paintedBox(element: HTMLElement): DOMRect | undefined {
  const style = getComputedStyle(element)
  const isInked = style.webkitBackgroundClip === 'text'
  const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
  const hides = style.overflowY === 'hidden' || style.overflowY === 'clip'
  return isInked || (isShortened && hides) ? element.getBoundingClientRect() : undefined
}

function textsIn(element: Element): Text[] {
  const texts: Text[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && fold(node.data)) texts.push(node)
  return texts
}

let canvas: CanvasRenderingContext2D | null | undefined

/**
 * From the highest to the lowest ink of each line that stands in the box; none where the browser cannot tell (Chromium 80).
 * Where a line is higher than its font, a fallback font may have moved the baseline down by the difference, and how far the
 * browsers do not tell and do not agree: what is cut with any of these baselines is cut.
 */
function inkIn(box: DOMRect, text: Text): { top: number; bottom: number }[] {
  const parent = text.parentElement
  canvas ??= document.createElement('canvas').getContext('2d')
  // A text of a drawing is scaled with it.
  if (!parent || !canvas || parent instanceof SVGElement) return []
  canvas.font = getComputedStyle(parent).font
  const metrics = canvas.measureText(text.data)
  if (metrics.fontBoundingBoxAscent === undefined) return []
  const range = document.createRange()
  range.selectNodeContents(text)
  return [...range.getClientRects()]
    .filter(({ top, height }) => height > 0 && top + height / 2 > box.top && top + height / 2 < box.bottom)
    .map(({ top, height }) => {
      const { fontBoundingBoxAscent, fontBoundingBoxDescent } = metrics
      const lowered = Math.max(0, height - fontBoundingBoxAscent - fontBoundingBoxDescent)
      const baseline = top + fontBoundingBoxAscent
      return {
        top: baseline + lowered - metrics.actualBoundingBoxAscent,
        bottom: baseline + metrics.actualBoundingBoxDescent,
      }
    })
}
