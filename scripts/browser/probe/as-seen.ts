import { describe, nextFrame } from './reach.ts'
import { fold, isVisible, textNodes } from './visible.ts'

/** Least size of a letter as drawn, in px; half a pixel of rounding is allowed. */
const LEAST_TEXT = 11.5
/** What is fainter than this covers nothing. */
const LEAST_COVER = 0.35
/** Points of a box at which a finger may meet it: within a circle, too. */
const NINTHS = [0.17, 0.5, 0.83].flatMap((x) => [0.17, 0.5, 0.83].map((y) => ({ x, y })))
/** Points of a line of text at which something may lie over it. */
const OF_LINE = [0.08, 0.36, 0.64, 0.92]
const CONTROLS =
  'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=switch], [role=slider]'

type Point = { x: number; y: number }

/**
 * Where the screen is not what its tree promises: a control that a finger misses at more than one of nine points (the edges
 * of portraits overlap), text or a figure that something lies over, two texts on one place, text that is drawn too small, a row that is pinned over others although
 * its own place is still below. Where a dialog is open, of that dialog.
 * @param whole whether the viewport is as high as the page; otherwise only what it holds is looked at, and a bar
 * from side to side at its lower edge counts as the end of the screen.
 */
export async function asSeen(whole: boolean): Promise<string[]> {
  const layer = topLayer()
  const fold = whole ? innerHeight : foldOf(layer)
  const texts = textNodes().filter(({ parentElement: element }) => {
    const stays = element && whole && isFixed(element, layer)
    return belongs(element, layer) && !stays
  })
  return [
    ...new Set([
      ...missedControls(layer, fold, whole),
      ...(whole ? [] : pinned(layer)),
      ...smallTexts(texts),
      ...(await coveredTexts(texts, fold, (each) => whole && isFixed(each, layer))),
      ...crossedTexts(texts, fold),
    ]),
  ]
}

/** The dialog or menu that is open last, else the whole page. */
function topLayer(): Element {
  const dialogs = [
    ...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=listbox], [role=menu]'),
  ].filter(isVisible)
  return dialogs[dialogs.length - 1] ?? document.body
}

/** Whether it stays where it is while the layer scrolls. */
function isFixed(element: Element, layer: Element): boolean {
  for (let each: Element | null = element; each && each !== layer; each = each.parentElement)
    if (getComputedStyle(each).position === 'fixed') return true
  return false
}

function belongs(element: Element | null, layer: Element): boolean {
  return (
    element !== null &&
    layer.contains(element) &&
    !element.closest('[inert], [role=status]') &&
    !isFolded(element)
  )
}

/** Upper edge of the bars that stand at the lower edge of the screen from side to side: content goes on below them. */
function foldOf(layer: Element): number {
  let fold = innerHeight
  const column = document.body.clientWidth
  for (const element of layer.querySelectorAll('*')) {
    const { position } = getComputedStyle(element)
    const stands = position === 'fixed' || (/sticky/.test(position) && element.querySelector(CONTROLS))
    if (!stands || !isVisible(element)) continue
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const isBar = bottom > innerHeight - 2 && right - left > column * 0.85 && top > innerHeight / 4
    if (isBar) fold = Math.min(fold, top - 2)
  }
  return fold
}

/** Within `<details>` that are closed, whose content has boxes nonetheless. */
function isFolded(element: Element): boolean {
  const details = element.closest('details:not([open])')
  return !!details && !element.closest('summary')
}

function missedControls(layer: Element, fold: number, whole: boolean): string[] {
  const found: string[] = []
  for (const control of layer.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (!belongs(control, layer) || !isVisible(control)) continue
    const boxes = [...control.getClientRects()].filter(({ width, height }) => width > 4 && height > 4)
    for (const { left, top, width, height } of boxes.slice(0, 1)) {
      const missed = NINTHS.map((part) => ({ x: left + part.x * width, y: top + part.y * height }))
        .filter((point) => isInside(point, fold) && isUnclipped(control.parentElement, point))
        .map(({ x, y }) => document.elementFromPoint(x, y))
        .filter((met) => met && !isPartOf(control, met) && !(whole && isFixed(met, layer)))
      if (missed[1])
        found.push(
          `a finger on ${describe(control)} meets ${describe(missed[0] ?? null)} (${missed.length} of 9)`,
        )
    }
  }
  return found
}

function isPartOf(control: HTMLElement, met: Element): boolean {
  if (control.contains(met)) return true
  const label = met.closest('label')
  return !!label && (label.contains(control) || label.control === control)
}

const isInside = ({ x, y }: Point, fold: number) => x >= 0 && y >= 0 && x < innerWidth && y < fold

/** Whether no box that hides or scrolls its overflow ends before the point, from this element outwards. */
function isUnclipped(element: Element | null, { x, y }: Point): boolean {
  for (let each = element; each && each !== document.body; each = each.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(each)
    if (overflowX === 'visible' && overflowY === 'visible') continue
    const { left, right, top, bottom } = each.getBoundingClientRect()
    if (x < left || x > right || y < top || y > bottom) return false
  }
  return true
}

/** Rows that stick to an edge before the page was scrolled to where they belong. */
function pinned(layer: Element): string[] {
  const found: string[] = []
  for (const element of layer.querySelectorAll<HTMLElement>('*')) {
    if (!/sticky/.test(getComputedStyle(element).position) || !isVisible(element)) continue
    const { top } = element.getBoundingClientRect()
    const before = element.style.position
    element.style.position = 'static'
    const moved = Math.abs(element.getBoundingClientRect().top - top)
    element.style.position = before
    // a notice with a way on may stand over the foot of a picture: that no text is below it is another check's
    if (moved > 1 && !element.querySelector(CONTROLS))
      found.push(`${describe(element)} is pinned ${Math.round(moved)} px from its place`)
  }
  return found
}

function smallTexts(texts: readonly Text[]): string[] {
  const found: string[] = []
  for (const text of texts) {
    const element = text.parentElement
    if (!element || !/[\p{L}\p{N}]/u.test(text.data)) continue
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element)
    if (size < LEAST_TEXT) found.push(`"${short(text)}" is drawn at ${size.toFixed(1)} px`)
  }
  return found
}

/** By how much an element is drawn smaller or larger than its styles say. */
function scaleOf(element: Element): number {
  if (element instanceof SVGGraphicsElement) {
    const matrix = element.getScreenCTM()
    return matrix ? Math.hypot(matrix.c, matrix.d) : 1
  }
  let scale = 1
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { transform } = getComputedStyle(each)
    if (transform.startsWith('matrix')) {
      const { c, d } = new DOMMatrix(transform)
      // turned round an upright axis by an animation, it is still as high
      scale *= Math.hypot(c, d)
    }
  }
  return scale
}

/** Text that something painted lies over. */
async function coveredTexts(
  texts: readonly Text[],
  fold: number,
  isAllowed: (cover: Element) => boolean,
): Promise<string[]> {
  const sheet = document.createElement('style')
  // also of what lets taps through
  sheet.textContent = '* { pointer-events: auto !important }'
  document.head.append(sheet)
  await nextFrame()
  const found: string[] = []
  for (const text of texts) {
    const element = text.parentElement
    if (!element || isLettering(text) || opacityOf(element) < LEAST_COVER) continue
    const points = linesOf(text).flatMap(({ left, top, width, height }) =>
      OF_LINE.map((part) => ({ x: left + part * width, y: top + height / 2 })),
    )
    const cover = points
      .filter((point) => isInside(point, fold))
      .map((point) => coverAt(element, point))
      .find((each) => each && !isAllowed(each))
    if (cover) found.push(`"${short(text)}" is covered by ${describe(cover)}`)
  }
  sheet.remove()
  return found
}

function coverAt(element: Element, { x, y }: Point): Element | undefined {
  const stack = document.elementsFromPoint(x, y)
  const depth = stack.indexOf(element)
  return stack
    .slice(0, Math.max(0, depth))
    .find((each) => !each.contains(element) && !element.contains(each) && isPainted(each))
}

function isPainted(element: Element): boolean {
  if (opacityOf(element) < LEAST_COVER) return false
  if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) {
    const { fill, fillOpacity, stroke } = getComputedStyle(element)
    return (
      (fill !== 'none' && Number(fillOpacity) >= LEAST_COVER && alphaOf(fill) >= LEAST_COVER) ||
      stroke !== 'none'
    )
  }
  if (/^(IMG|VIDEO|CANVAS)$/.test(element.tagName)) return true
  const { backgroundColor, backgroundImage } = getComputedStyle(element)
  return alphaOf(backgroundColor) >= LEAST_COVER || /url\(/.test(backgroundImage)
}

function alphaOf(colour: string): number {
  const [, , , alpha = '1'] = colour.match(/[\d.]+/g) ?? ['0', '0', '0', '0']
  return Number(alpha)
}

function opacityOf(element: Element): number {
  let opacity = 1
  for (let each: Element | null = element; each; each = each.parentElement)
    opacity *= Number(getComputedStyle(each).opacity)
  return opacity
}

/** Texts of two elements that are drawn on one place. */
function crossedTexts(texts: readonly Text[], fold: number): string[] {
  const lines = texts
    .filter(({ parentElement }) => parentElement && opacityOf(parentElement) >= LEAST_COVER)
    .flatMap((text) =>
      linesOf(text)
        .map(({ left, right, top, bottom, height }) => ({
          text,
          left: left + 2,
          right: right - 2,
          top: top + height * 0.25,
          bottom: bottom - height * 0.25,
        }))
        .filter(({ left, right, bottom }) => right > left && bottom < fold),
    )
    .sort((one, other) => one.top - other.top)
  const found: string[] = []
  for (const [at, one] of lines.entries())
    for (const other of lines.slice(at + 1)) {
      if (other.top > one.bottom) break
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      if (
        across > 1 &&
        one.text !== other.text &&
        one.bottom - other.top > 1 &&
        !isLettering(one.text, other.text)
      )
        found.push(`"${short(one.text)}" and "${short(other.text)}" lie on one place`)
    }
  return found
}

/** Letters of a title that are drawn one by one. */
const isLettering = (...texts: Text[]) => texts.every((text) => /^\P{N}?$/u.test(short(text)))

/** The lines of a text, as far as no box hides them. */
function linesOf(text: Text): DOMRect[] {
  const range = document.createRange()
  range.selectNodeContents(text)
  let lines = [...range.getClientRects()]
  for (let each = text.parentElement; each && each !== document.body; each = each.parentElement) {
    const { overflowX, overflowY, clipPath, position } = getComputedStyle(each)
    if (
      overflowX === 'visible' &&
      overflowY === 'visible' &&
      (clipPath === 'none' || position !== 'absolute')
    )
      continue
    const box = each.getBoundingClientRect()
    lines = lines.map(({ left, top, right, bottom }) => {
      const [x, y] = [Math.max(left, box.left), Math.max(top, box.top)]
      return new DOMRect(x, y, Math.min(right, box.right) - x, Math.min(bottom, box.bottom) - y)
    })
  }
  return lines.filter(({ width, height }) => width > 1 && height > 1)
}

const short = (text: Text) => fold(text.data).slice(0, 30)
