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
        const most = widestOf(motion)
        if (most > 0) wide.push(`${most} px too wide while it moves: ${name}`)
      }
    },
    true,
  )
  return wide
}

function widestOf(motion: Animation): number {
  const { delay = 0, duration } = motion.effect?.getComputedTiming() ?? {}
  const now = motion.currentTime
  const { documentElement: page, body } = document
  const widths = MOMENTS.map((moment) => {
    motion.currentTime = delay + Number(duration) * moment
    return Math.max(page.scrollWidth, body.scrollWidth) - page.clientWidth
  })
  motion.currentTime = now
  return Math.max(...widths)
}
