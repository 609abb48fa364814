/** Runs inside pages, Chromium 80 included: what a person can see of the text. */

/** People's names and texts, and proper names, keep their own language: `<bdi>`, `translate="no"`, an own `lang`. */
const KEPT = 'bdi, [translate="no"], body [lang]'

export interface SeenText {
  text: string
  /** Is within an element with its own language. */
  kept: boolean
}

/** Whether an element takes part in the picture: has a box, is not hidden, not fully transparent. */
export function isVisible(element: Element): boolean {
  return element.getClientRects().length > 0 && isShown(element)
}

/** Visibility is inherited and can be taken back below, so an element's own value counts; opacity multiplies. */
function isShown(element: Element, known: Map<Element, boolean> = new Map()): boolean {
  return getComputedStyle(element).visibility === 'visible' && isOpaque(element, known)
}

function isOpaque(element: Element, known: Map<Element, boolean>): boolean {
  let opaque = known.get(element)
  if (opaque === undefined) {
    const parent = element.parentElement
    opaque = getComputedStyle(element).opacity !== '0' && (!parent || isOpaque(parent, known))
    known.set(element, opaque)
  }
  return opaque
}

/** Every visible piece of text, in document order. */
export function textNodes(): Text[] {
  const known = new Map<Element, boolean>()
  const found: Text[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || !fold(node.textContent || '')) continue
    if (/^(SCRIPT|STYLE|TEMPLATE|NOSCRIPT|TITLE)$/i.test(parent.tagName)) continue
    range.selectNodeContents(node)
    if (isDrawn(range, parent) && isShown(parent, known)) found.push(node as Text)
  }
  return found
}

/** The option that is chosen is drawn by its select. */
function isDrawn(range: Range, parent: Element): boolean {
  return range.getClientRects().length > 0 || (parent instanceof HTMLOptionElement && parent.selected)
}

/** Every visible text of the page, including alternative texts and placeholders. */
export function seenTexts(): SeenText[] {
  if (!document.body) return []
  const found = textNodes().map((node) => ({
    text: fold(node.textContent || ''),
    kept: node.parentElement?.closest(KEPT) !== null,
  }))
  for (const element of document.body.querySelectorAll('[aria-label], [alt], [placeholder]')) {
    if (!isVisible(element)) continue
    for (const name of ['aria-label', 'alt', 'placeholder']) {
      const text = fold(element.getAttribute(name) || '')
      if (text) found.push({ text, kept: element.closest(KEPT) !== null })
    }
  }
  return found
}

/** All that is written on screen, as one line. */
export function screenText(): string {
  return document.body ? fold(writtenIn(document.body)) : ''
}

/** The text of an element as it is drawn: without what is hidden, with the breaks between blocks. */
export function writtenIn(element: Element): string {
  // Not textContent, which holds hidden text too.
  return (element as HTMLElement).innerText ?? ''
}

export function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
