/** The parts of a motion at which it is looked at. */
const MOMENTS = [0, 0.25, 0.5, 0.75]

/**
 * Looks at every motion once, as it begins: what sticks out of the page on its way, as a stamp that is pressed from afar,
 * widens the page for that moment. However slow the machine is, the same moments are looked at. Gives what widens it.
 */
export function watchMotion(): string[] {
  const wide: string[] = []
  const known = new Set<string>()
  addEventListener(
    'animationstart',
    ({ target, animationName }) => {
      const element = target as Element
      const name = `${element.tagName.toLowerCase()} ${element.getAttribute('class') ?? ''}: ${animationName}`
      if (known.has(name)) return
      known.add(name)
      // Chromium 84 and newer know them
      for (const motion of element.getAnimations?.() ?? []) {
        if ((motion as CSSAnimation).animationName !== animationName) continue
        const { most, out } = widestOf(motion)
        if (most > 0) wide.push(`${most} px too wide while it moves: ${name} (out of the page: ${out})`)
      }
    },
    true,
  )
  return wide
}

function widestOf(motion: Animation): { most: number; out: string } {
  const { delay = 0, duration } = motion.effect?.getComputedTiming() ?? {}
  const now = motion.currentTime
  const { documentElement: page, body } = document
  let widest = { most: 0, out: '' }
  for (const moment of MOMENTS) {
    motion.currentTime = delay + Number(duration) * moment
    const most = Math.max(page.scrollWidth, body.scrollWidth) - page.clientWidth
    if (most > widest.most) widest = { most, out: standingOut(page.clientWidth) }
  }
  motion.currentTime = now
  return widest
}

/** What reaches over the right edge, and how far; it may be another thing than the one that moves. */
function standingOut(width: number): string {
  return [...document.body.querySelectorAll('*')]
    .map((element) => ({ element, right: element.getBoundingClientRect().right }))
    .filter(({ right }) => right > width)
    .sort((one, other) => other.right - one.right)
    .slice(0, 6)
    .map(({ element, right }) => {
      const words = element.textContent?.trim().slice(0, 12)
      return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} at ${Math.round(right)} ${words}`
    })
    .join(', ')
}
