import type { Role } from '#testing/story'
import { describe, drawn, nextFrame } from './reach.ts'
import { findByRole, labelOf, squeeze } from './roles.ts'
import { screenText, textNodes } from './visible.ts'

/** Runs inside pages, Chromium 80 included: what a person has before the eyes now, without scrolling. */

/** A box that is to be seen, and the element that draws it. */
interface Drawn {
  element: Element
  box: Box
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A box that fills so much of the screen is seen, however much longer it is. */
const MUCH = 1 / 3
/** Where a box is looked at, in parts of its width and height: most of these points have to be free. */
const LOOKS = [
  [0.5, 0.5],
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const

const PICTURES = 'img, video, canvas, iframe, svg, svg *, input, textarea, select'

/** Whether the element is visible: at least half of it within the viewport and its scroll containers, and not covered. */
export function isOnScreen(role: Role | '', words: string): boolean {
  return placesOf(role, words).some((place) => whyUnseen(place) === '')
}

/** Why what the page shows is not in sight: of its first place. */
export function whereElse(role: Role | '', words: string): string {
  const [place] = placesOf(role, words)
  return place ? whyUnseen(place) : 'not there at all'
}

/** All that is written within the screen, as one line. */
export function textOnScreen(): string {
  if (!document.body) return ''
  const range = document.createRange()
  const seen = textNodes().filter((node) => {
    range.selectNodeContents(node)
    return whyUnseen(boxesOf(range, node.parentElement as Element)) === ''
  })
  return seen.map((node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim()).join(' ')
}

/** Scrolls until the element is visible, as a person would. */
export async function lookFor(role: Role | '', words: string, patience: number): Promise<boolean> {
  const deadline = performance.now() + patience
  while (!isOnScreen(role, words)) {
    if (performance.now() > deadline) return false
    placesOf(role, words)[0]?.[0]?.element.scrollIntoView({ block: 'center', inline: 'center' })
    await nextFrame()
    await nextFrame()
  }
  return true
}

/** Every place where the sight is, in document order, each in its boxes: one of an element, one a line of a text. */
function placesOf(role: Role | '', words: string): Drawn[][] {
  if (!role) return textsWith(words)
  return findByRole(role, words).map((found) => {
    const element = drawn(found)
    return [{ element, box: element.getBoundingClientRect() }]
  })
}

/** Places of the words, which may run through several elements; white space and case tell nothing apart. */
function textsWith(words: string): Drawn[][] {
  const wanted = squeeze(words)
  // this costs less than what follows, and is all there is to do while the words are not there yet
  if (!squeeze(screenText()).includes(wanted)) return []
  if (!wanted) return [[{ element: document.body, box: document.body.getBoundingClientRect() }]]
  const signs: { node: Text; at: number }[] = []
  let whole = ''
  for (const node of textNodes()) {
    const text = node.textContent ?? ''
    for (let at = 0; at < text.length; at++) {
      const sign = squeeze(text[at] as string)
      for (let each = 0; each < sign.length; each++) signs.push({ node, at })
      whole += sign
    }
  }
  const places: Drawn[][] = []
  for (let from = whole.indexOf(wanted); from >= 0; from = whole.indexOf(wanted, from + 1))
    places.push(linesOf(signs.slice(from, from + wanted.length)))
  return places
}

function linesOf(signs: { node: Text; at: number }[]): Drawn[] {
  const range = document.createRange()
  return [...new Set(signs.map(({ node }) => node))].flatMap((node) => {
    const own = signs.filter((sign) => sign.node === node)
    range.setStart(node, own[0]?.at ?? 0)
    range.setEnd(node, (own[own.length - 1]?.at ?? 0) + 1)
    return boxesOf(range, node.parentElement as Element)
  })
}

function boxesOf(range: Range, element: Element): Drawn[] {
  // an option is drawn by its select
  const select = element.closest('select')
  if (select) return [{ element: select, box: select.getBoundingClientRect() }]
  return [...range.getClientRects()].map((box) => ({ element, box }))
}

/** Empty when most of the boxes are seen. */
function whyUnseen(place: Drawn[]): string {
  let whole = 0
  let seen = 0
  let why = 'without a size'
  for (const { element, box } of place) {
    const area = areaOf(box)
    const reason = whyBoxUnseen(element, box)
    whole += area
    if (reason) why = reason
    else seen += area
  }
  return seen > 0 && seen * 2 >= whole ? '' : why
}

function whyBoxUnseen(element: Element, box: Box): string {
  const screen = screenBox()
  const area = areaOf(box)
  if (area === 0) return 'without a size'
  const enough = Math.min(area / 2, areaOf(screen) * MUCH)
  const onScreen = overlap(box, screen)
  if (areaOf(onScreen) < enough) return whichWay(box)
  let visible = onScreen
  for (const frame of framesOf(element)) {
    visible = overlap(visible, frame.getBoundingClientRect())
    if (areaOf(visible) < enough) return `scrolled or cut away in ${describe(frame)}`
  }
  const covers = LOOKS.map(([x, y]) =>
    coverAt(
      element,
      visible.left + (visible.right - visible.left) * x,
      visible.top + (visible.bottom - visible.top) * y,
    ),
  ).filter((cover) => cover !== undefined)
  return covers.length * 2 > LOOKS.length ? `covered by ${describe(covers[0] as Element)}` : ''
}

/** What can be seen of the page: a keyboard makes it smaller. */
function screenBox(): Box {
  const { offsetLeft = 0, offsetTop = 0, width = innerWidth, height = innerHeight } = visualViewport ?? {}
  return { left: offsetLeft, top: offsetTop, right: offsetLeft + width, bottom: offsetTop + height }
}

function whichWay({ top, bottom, left }: Box): string {
  if (top >= innerHeight || (bottom > innerHeight && top > 0))
    return `${Math.round(bottom - innerHeight)} px below the screen`
  if (top < 0) return `${Math.round(-top)} px above the screen`
  return left < 0 ? 'left of the screen' : 'right of the screen'
}

/** What cuts off an element's picture: ancestors that hide or scroll what is over their edge. */
function framesOf(element: Element): Element[] {
  const frames: Element[] = []
  let position = 'static'
  for (let box: Element | null = element; box && !box.matches('body, html'); box = box.parentElement) {
    const style = getComputedStyle(box)
    // what is positioned is held by the next box that is, and none between them cuts it off
    const holds =
      style.transform !== 'none' ||
      (position !== 'fixed' && (position !== 'absolute' || style.position !== 'static'))
    if (!holds) continue
    if (/hidden|auto|scroll|clip/.test(style.overflowX + style.overflowY)) frames.push(box)
    position = style.position
  }
  return frames
}

/** What is drawn over an element at a point, if anything is. */
function coverAt(element: Element, x: number, y: number): Element | undefined {
  const met = touchable(element, () => document.elementsFromPoint(x, y))
  const own = met.findIndex(
    (each) => each.contains(element) || element.contains(each) || labelOf(element)?.contains(each),
  )
  return met.slice(0, own < 0 ? met.length : own).find(isOpaqueThere)
}

/** Whether an element hides what is below it: an empty layer does not, nor one that tints it slightly. */
function isOpaqueThere(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element)
  const [, alpha = '1'] = /^(?:rgba\(.*,|.*\/) *([\d.]+)\)$/.exec(backgroundColor) ?? []
  return backgroundImage !== 'none' || Number(alpha) >= 0.3 || element.matches(PICTURES)
}

/** elements with pointer-events: none are rendered all the same: they take pointer events during the check */
function touchable<T>(element: Element, look: () => T): T {
  if (getComputedStyle(element).pointerEvents !== 'none') return look()
  const own = element.getAttribute('style')
  ;(element as HTMLElement).style.setProperty('pointer-events', 'auto', 'important')
  const seen = look()
  if (own === null) element.removeAttribute('style')
  else element.setAttribute('style', own)
  return seen
}

function overlap(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  }
}

function areaOf({ left, top, right, bottom }: Box): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top)
}
