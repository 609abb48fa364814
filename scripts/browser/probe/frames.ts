import { seenTexts } from './visible.ts'

const MOST = 120

/**
 * Writes down what every frame showed, from the first on. An animation-frame callback runs just before the paint,
 * so what it sees is what gets painted. A frame like the one before is not written twice.
 */
export function recordFrames(): string[] {
  const frames: string[] = []
  const look = () => {
    const shown = seenTexts()
      .filter(({ kept }) => !kept)
      .map(({ text }) => text)
      .join(' ')
    if (shown && shown !== frames[frames.length - 1] && frames.length < MOST) frames.push(shown)
    if (frames.length < MOST) requestAnimationFrame(look)
  }
  look()
  return frames
}
