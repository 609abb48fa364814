import { codeOf } from '#shared/kit/qr'
import { logError } from '#shared/runtime/errors'

/** A poster's own art, in px of the picture. */
export interface PosterArt {
  width: number
  height: number
  /** Position and size of the code, quiet zone included. */
  code: { x: number; y: number; side: number }
  draw(context: CanvasRenderingContext2D): void
}

/** Modules of the quiet zone on each side, as the standard requires. */
const QUIET = 4

/**
 * The art with a link as its code: a PNG as a data URL; '' where the browser draws no pictures, or none of this size: without
 * memory for it a canvas throws, or gives `data:,`.
 */
export function drawPoster(art: PosterArt, link: string): string {
  try {
    const picture = paint(art, link)?.toDataURL('image/png') ?? ''
    return picture.startsWith('data:image/') ? picture : ''
  } catch (error) {
    logError('poster', error)
    return ''
  }
}

function paint({ width, height, code, draw }: PosterArt, link: string): HTMLCanvasElement | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return undefined
  draw(context)
  const fields = codeOf(link)
  if (!fields) return canvas
  // whole px for each field: cameras read sharp edges
  const field = Math.floor(code.side / (fields.size + 2 * QUIET))
  const margin = (code.side - field * fields.size) / 2
  context.fillStyle = '#fff'
  context.fillRect(code.x, code.y, code.side, code.side)
  context.fillStyle = '#111'
  for (let y = 0; y < fields.size; y++) {
    for (let x = 0; x < fields.size; x++) {
      if (fields.get(x, y))
        context.fillRect(code.x + margin + x * field, code.y + margin + y * field, field, field)
    }
  }
  return canvas
}

/** Writes a text in lines of about the same width, at most `width`, the first one's foot at `y`; gives the foot of the last. */
export function writeLines(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y, width, line }: { x: number; y: number; width: number; line: number },
): number {
  let rows = rowsOf(context, text, width)
  for (let narrower = width * 0.95; narrower > width / 2; narrower *= 0.95) {
    const next = rowsOf(context, text, narrower)
    if (next.length > rows.length) break
    rows = next
  }
  rows.forEach((row, index) => {
    context.fillText(row, x, y + index * line)
  })
  return y + (rows.length - 1) * line
}

function rowsOf(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  // between words, and between signs of writing without spaces
  const components = text.match(/[\u2e80-\uffef][，。！？、：]?|[^\s\u2e80-\uffef]+\s*|\s+/gu) ?? []
  const rows: string[] = []
  let row = ''
  for (const component of components) {
    if (row && context.measureText((row + component).trimEnd()).width > width) {
      rows.push(row.trimEnd())
      row = ''
    }
    row += component
  }
  return [...rows, row.trimEnd()]
}
