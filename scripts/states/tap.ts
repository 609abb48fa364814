/** A declared tap, read: `goal`, `day#2`, `mobile=13800010001`. */
export type Tap = { press: string; nth: number } | { fill: string; text: string }

export function readTap(tap: string): Tap {
  const [, name = '', nth, text] = /^([\w-]+)(?:#(\d+)|=(.+))?$/.exec(tap) ?? []
  return text === undefined ? { press: name, nth: Number(nth ?? 1) } : { fill: name, text }
}

const DISABLED = ':disabled, [aria-disabled="true"], [aria-busy="true"]'

/**
 * What a tap acts on in a document now: the n-th tracked element of that name that a person sees and can press, or the
 * field of that name; or a sentence that says why there is none.
 */
export function findTap(tap: string, page: Document): HTMLElement | string {
  const read = readTap(tap)
  const name = 'fill' in read ? `[name="${read.fill}"]` : `[data-track="${read.press}"]`
  const found = [...page.querySelectorAll<HTMLElement>(name)].filter(isVisible)
  if (found.length === 0)
    return `The tap "${tap}" was not found. There are: ${namesOn(page).join(', ') || 'none'}.`
  const enabled = found.filter((each) => !each.matches(DISABLED))
  if (enabled.length === 0) return `The tap "${tap}" cannot be done: the element is disabled or busy.`
  const element = enabled['nth' in read ? read.nth - 1 : 0]
  if (!element) return `The tap "${tap}" was not found: only ${enabled.length} can be pressed.`
  return isHydrated(element) ? element : `The tap "${tap}" cannot be done: the page is not hydrated yet.`
}

/** Taps by script, as a person does: brings the element into sight, then clicks it, or types into the field. */
export function actTap(tap: string, element: HTMLElement): void {
  const read = readTap(tap)
  element.scrollIntoView({ block: 'center' })
  if ('press' in read) {
    element.click()
    return
  }
  // React notices a value only through the element's own setter
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {}
  set?.call(element, read.text)
  const { Event } = element.ownerDocument.defaultView ?? globalThis
  for (const name of ['input', 'change']) element.dispatchEvent(new Event(name, { bubbles: true }))
}

/** Names of what can be tapped now. */
function namesOn(page: Document): string[] {
  const all = [...page.querySelectorAll<HTMLElement>('[data-track], [name]:not(meta)')]
  const there = all.filter((each) => isVisible(each) && !each.matches(DISABLED))
  return [...new Set(there.map((each) => each.dataset.track ?? `${each.getAttribute('name')}=`))]
}

function isVisible(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect()
  if (!width || !height) return false
  return element.ownerDocument.defaultView?.getComputedStyle(element).visibility !== 'hidden'
}

/** React marks the elements that it has hydrated. */
export function isHydrated(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
}
