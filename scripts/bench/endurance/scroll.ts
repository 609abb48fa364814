import type { Phone } from './phone.ts'

/** How far a finger goes at once, and how fast, in px and px/s. */
const WAY = 1400
const SPEED = 900

/**
 * Scrolls down and up again as a finger does. @returns frames a second, one figure for each half second in which it
 * scrolled. As text, since tsx marks functions with a helper.
 */
export async function scroll({ page, devtools }: Phone): Promise<number[]> {
  await page.evaluate(`{
    const times = (window.__frames = [])
    const note = (time) => { if (window.__frames === times) { times.push(time); requestAnimationFrame(note) } }
    requestAnimationFrame(note)
  }`)
  for (const yDistance of [-WAY, WAY]) {
    await devtools.send('Input.synthesizeScrollGesture', { x: 187, y: 500, yDistance, speed: SPEED })
  }
  const times = await page.evaluate<number[]>('const times = window.__frames; window.__frames = null; times')
  return perHalfSecond(times)
}

/** Frames per second in each half second. */
export function perHalfSecond(times: readonly number[]): number[] {
  const [first = 0] = times
  const halves = Math.floor(((times[times.length - 1] ?? 0) - first) / 500)
  return Array.from({ length: halves }, (_, half) => {
    const from = first + half * 500
    return times.filter((time) => time >= from && time < from + 500).length * 2
  })
}
