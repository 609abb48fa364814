import type { Role } from '#testing/story'
import { isHydrated } from '../../states/tap.ts'
import { guardTap } from './guard.ts'
import { findByRole, labelOf, namesOf, squeeze } from './roles.ts'
import { isVisible, screenText, writtenIn } from './visible.ts'

/** Where to tap, or why it cannot be tapped. */
export type Reach = { x: number; y: number } | { problem: string }

/** A dialog cannot be read sooner, in ms: until then a tap where the last one was counts as the second of two. */
const READ = 400
const met = new WeakMap<Element, number>()

/** Waits until an element can be tapped: there, visible, enabled, hydrated, at rest, in view, nothing over it. */
export async function reach(role: Role, words: string, patience: number): Promise<Reach> {
  const deadline = performance.now() + patience
  let problem = ''
  do {
    const element = findByRole(role, words).find(isEnabled) ?? findByRole(role, words)[0]
    if (!element)
      problem = `There is no ${role} "${words}". There are: ${namesOf(role).join(' | ') || 'none'}.`
    else if (!isEnabled(element)) problem = `The ${role} "${words}" is disabled.`
    else if (!isHydrated(element)) problem = `The ${role} "${words}" is not hydrated.`
    else if (isNews(element)) problem = `The ${role} "${words}" has only just opened.`
    else {
      const result = await pointOn(element)
      if ('x' in result) return result
      problem = `The ${role} "${words}" ${result.problem}.`
    }
    await nextFrame()
  } while (performance.now() < deadline)
  return { problem }
}

function isNews(element: Element): boolean {
  const dialog = element.closest('[role=dialog]')
  if (!dialog) return false
  const since = met.get(dialog) ?? meet(dialog)
  return performance.now() - since < READ
}

/** Tracks the dialog until it leaves: reopened before it is gone, it is the same element. */
function meet(dialog: Element): number {
  const now = performance.now()
  met.set(dialog, now)
  const leaving = new MutationObserver(() => {
    met.delete(dialog)
    leaving.disconnect()
  })
  const layer = dialog.parentElement
  if (layer) leaving.observe(layer, { attributeFilter: ['data-leaving'] })
  return now
}

async function pointOn(element: HTMLElement): Promise<Reach> {
  const target = drawn(element)
  const before = centre(target)
  if (!inView(before) || !isOnTop(target, before)) target.scrollIntoView({ block: 'center' })
  const from = centre(target)
  await nextFrame()
  await nextFrame()
  const to = centre(target)
  if (!target.isConnected) return { problem: 'was drawn again' }
  if (Math.abs(to.x - from.x) + Math.abs(to.y - from.y) > 1) return { problem: 'does not come to rest' }
  if (!inView(to)) return { problem: 'lies outside the screen' }
  if (!isOnTop(target, to))
    return { problem: `is covered by ${describe(document.elementFromPoint(to.x, to.y))}` }
  guardTap((met) => belongsTo(target, met))
  return to
}

/** A field that is drawn away is seen and tapped by its label. */
export function drawn(element: HTMLElement): HTMLElement {
  const { width, height } = element.getBoundingClientRect()
  const label = labelOf(element)
  return label && (width < 8 || height < 8 || !isVisible(element)) ? label : element
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

function inView({ x, y }: { x: number; y: number }): boolean {
  return x > 0 && y > 0 && x < innerWidth && y < innerHeight
}

function isOnTop(element: Element, { x, y }: { x: number; y: number }): boolean {
  const top = document.elementFromPoint(x, y)
  return top !== null && belongsTo(element, top)
}

function belongsTo(element: Element, part: Element): boolean {
  return element.contains(part) || labelOf(element)?.contains(part) === true
}

function isEnabled(element: Element): boolean {
  return !element.matches(':disabled') && element.closest('[aria-disabled=true]') === null
}

/** An element, for a message. */
export function describe(element: Element | null): string {
  if (!element) return 'nothing'
  const text = writtenIn(element).slice(0, 40)
  return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">${text ? ` ${text}` : ''}`
}

/** Scrolls what scrolls around the words to its end, the page itself where nothing else does; the page has handled it then. */
export async function scrollToEnd(words: string): Promise<boolean> {
  const wanted = squeeze(words)
  const holders = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => isVisible(element) && squeeze(writtenIn(element)).includes(wanted),
  )
  const inner = holders[holders.length - 1]
  if (!inner) return false
  let scroller: Element | null = inner
  while (scroller && !(scrolls(scroller) && scroller.scrollHeight > scroller.clientHeight + 1))
    scroller = scroller.parentElement
  const box = scroller ?? document.scrollingElement
  if (box) box.scrollTop = box.scrollHeight
  // a scroll event comes in the next frame, and what the page makes of it is done when it has nothing left to do
  await nextFrame()
  await nextFrame()
  await new Promise((done) => window.requestIdleCallback?.(done, { timeout: 5000 }) ?? setTimeout(done))
  return true
}

function scrolls(element: Element): boolean {
  return /auto|scroll/.test(getComputedStyle(element).overflowY)
}

/** Whether the page shows it now, in sight or further up or down. */
export function isThere(role: Role | '', words: string): boolean {
  return role ? findByRole(role, words).length > 0 : squeeze(screenText()).includes(squeeze(words))
}

/** Waits until a condition holds, looking once a frame. */
export async function until(holds: () => boolean, patience: number): Promise<boolean> {
  const deadline = performance.now() + patience
  while (!holds()) {
    if (performance.now() > deadline) return false
    await nextFrame()
  }
  return true
}

export function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()))
}
