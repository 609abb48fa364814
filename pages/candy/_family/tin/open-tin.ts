const SHAKE_MS = 460
const LIFT_MS = 620

/** Transform of `.lid` in an open tin. */
const LIFTED = 'translate(58px, -54px) rotate(27deg)'

/**
 * Shakes a tin, lifts its lid and releases the sweets; resolves when it is open. At once with reduced motion or without
 * the Web Animations API. Chromium 80 has no `animation.finished`, and a hidden page fires no `finish`.
 */
export async function openTin(tin: SVGSVGElement | null): Promise<void> {
  if (!tin?.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const turns = [0, -3, 4, -5, 5, -3, 0].map((angle) => ({ transform: `rotate(${angle}deg)` }))
  tin.animate(turns, { duration: SHAKE_MS, easing: 'ease-in-out' })
  await passed(SHAKE_MS)
  tin.dataset.opening = ''
  const lid = tin.querySelector('[data-part="lid"]')
  lid?.animate(
    [
      { transform: 'none' },
      { transform: 'translate(30px, -92px) rotate(8deg)', offset: 0.55 },
      { transform: LIFTED },
    ],
    // held until the tin is drawn open
    { duration: LIFT_MS, easing: 'cubic-bezier(0.3, 0, 0.2, 1)', fill: 'forwards' },
  )
  tin.querySelectorAll('[data-part="sweet"]').forEach((sweet, at) => {
    const from = { transform: 'translateY(46px)', opacity: 0 }
    const up = { transform: `translateY(${-26 - at * 8}px)`, opacity: 1, offset: 0.6 }
    sweet.animate([from, up, { transform: 'none', opacity: 1 }], {
      duration: LIFT_MS,
      delay: at * 60,
      easing: 'ease-out',
      fill: 'backwards',
    })
  })
  await passed(LIFT_MS + 180)
}

const passed = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
