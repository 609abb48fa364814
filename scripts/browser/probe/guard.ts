/** State of a tap: none watched in this document, no click yet, it reached its element, or something moved in between. */
type Fate = 'none' | 'pending' | 'hit' | 'missed'

const KINDS = ['pointerdown', 'touchstart', 'mousedown', 'pointerup', 'touchend', 'mouseup', 'click']

let fate: Fate = 'none'
let stop = () => {}

/**
 * Watches over the tap that comes next. Between looking and touching a page may move; a tap on anything else than what
 * was meant is kept from the page, so that it can be made again.
 */
export function guardTap(isMeant: (target: Element) => boolean): void {
  stop()
  fate = 'pending'
  const decide = (event: Event) => {
    if (fate === 'pending') {
      if (!isMeant(event.target as Element)) fate = 'missed'
      else if (event.type === 'click') fate = 'hit'
    }
    if (fate !== 'missed') return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const options = { capture: true, passive: false }
  for (const kind of KINDS) addEventListener(kind, decide, options)
  stop = () => {
    for (const kind of KINDS) removeEventListener(kind, decide, options)
  }
}

/** What became of the tap, once it has come to its end, which ends the watch. */
export function fateOfTap(): Fate {
  if (fate !== 'pending') stop()
  return fate
}
