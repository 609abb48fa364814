const MS = 700

/** Twists the wrapper off a sweet; at once where motion is unwelcome or nothing can be animated. */
export async function unwrap(sweet: SVGSVGElement | null): Promise<void> {
  if (!sweet?.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const fly = (part: string, side: number) =>
    sweet.querySelector(`[data-part="${part}"]`)?.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: 'scaleY(0.3)', opacity: 1, offset: 0.3 },
        { transform: `translate(${side * 60}px, 50px) rotate(${side * 50}deg)`, opacity: 0 },
      ],
      { duration: MS, easing: 'ease-in' },
    )
  fly('left', -1)
  fly('right', 1)
  await new Promise((resolve) => setTimeout(resolve, MS))
}
