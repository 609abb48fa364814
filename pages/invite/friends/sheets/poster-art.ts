import type { PosterArt } from '#shared/kit/poster'
import { invitationPoster, type PosterWords } from '../../_family/invitation-poster.ts'

/** A morning sky with paper pinwheels over the code. */
export const posterArt = (words: PosterWords): PosterArt =>
  invitationPoster(words, {
    ground: ['#5fb6ee', '#e9f6ff'],
    ink: '#0d2a45',
    accent: '#c7382a',
    top: 370,
    draw(context) {
      for (const [x, y, size] of PINWHEELS) drawPinwheel(context, x, y, size)
    },
  })

const PINWHEELS = [
  [150, 292, 44],
  [300, 284, 56],
  [450, 292, 44],
] as const
const BLADES = ['#ffc93c', '#ef6a5a', '#59c3a0', '#ffffff']

function drawPinwheel(context: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  context.save()
  context.translate(x, y)
  context.rotate(0.3)
  for (const blade of BLADES) {
    context.rotate(Math.PI / 2)
    context.fillStyle = blade
    context.beginPath()
    context.moveTo(0, 0)
    context.quadraticCurveTo(size * 0.2, -size, size * 0.85, -size * 0.55)
    context.lineTo(0, 0)
    context.fill()
  }
  context.fillStyle = '#0d2a45'
  context.beginPath()
  context.arc(0, 0, size * 0.1, 0, 2 * Math.PI)
  context.fill()
  context.restore()
}
