import type { PosterArt } from '#shared/kit/poster'
import { invitationPoster, type PosterWords } from '../_family/invitation-poster.ts'

/** A promoter's poster: leaves and a red thread down to the code. */
export const posterArt = (words: PosterWords): PosterArt =>
  invitationPoster(words, {
    ground: ['#8fd0b2', '#fbeee9', '#f6dcd0'],
    ink: '#3a1526',
    accent: '#a5204a',
    top: 372,
    draw(context) {
      context.strokeStyle = '#d8375f'
      context.lineWidth = 8
      context.stroke(new Path2D('M-20 290c130-90 210 60 320 0s200-80 320-10'))
      context.stroke(new Path2D('M300 290c30 24-24 46 0 70'))
      context.fillStyle = '#1c7557'
      for (const [x, y, turn] of LEAVES) {
        context.save()
        context.translate(x, y)
        context.rotate(turn)
        context.fill(new Path2D('M0 0c12-30 46-34 62-12C44 12 16 16 0 0z'))
        context.restore()
      }
    },
  })

const LEAVES = [
  [40, 258, -0.7],
  [120, 262, 0.3],
  [410, 254, -0.8],
  [470, 250, 0.4],
  [540, 262, -0.9],
  [210, 296, 0.5],
] as const
