import type { Role } from '#shared/testing/story'
import { findByRole, squeeze } from './roles.ts'
import { isVisible, writtenIn } from './visible.ts'

/** So far from the edges of a line, in px, is looked whether something lies over it. */
const INSET = 2

/**
 * Whether a phone shows all of it: each line of its text lies inside what can be seen of the page (the visual viewport,
 * which a keyboard makes smaller), with nothing over it. Not while a layer is still leaving: what is below may move then.
 */
export function inSight(role: Role | '', words: string): boolean {
  if (document.querySelector('[data-leaving]')) return false
  return (role ? findByRole(role, words) : innermost(words)).some(
    (element) => isVisible(element) && linesOf(element).every((line) => shows(element, line)),
  )
}

/** Not the box, beside whose lines there may be room for something else; unless there is nothing but the box. */
function linesOf(element: Element): DOMRect[] {
  const range = document.createRange()
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const lines: DOMRect[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    range.selectNodeContents(node)
    lines.push(...[...range.getClientRects()].filter(({ width }) => width > 0))
  }
  return lines.length ? lines : [...element.getClientRects()]
}

/** The smallest elements that hold all of the words. */
function innermost(words: string): Element[] {
  const wanted = squeeze(words)
  const holders = [...document.querySelectorAll('body *')].filter(
    (element) => isVisible(element) && squeeze(writtenIn(element)).includes(wanted),
  )
  return holders.filter((element) => !holders.some((other) => other !== element && element.contains(other)))
}

function shows(element: Element, { left, top, right, bottom }: DOMRect): boolean {
  const { offsetLeft = 0, offsetTop = 0, width = innerWidth, height = innerHeight } = visualViewport ?? {}
  const inside =
    left >= offsetLeft && right <= offsetLeft + width && top >= offsetTop && bottom <= offsetTop + height
  return (
    inside &&
    [left + INSET, (left + right) / 2, right - INSET].every((x) =>
      [top + INSET, (top + bottom) / 2, bottom - INSET].every((y) =>
        element.contains(document.elementFromPoint(x, y)),
      ),
    )
  )
}
