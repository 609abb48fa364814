import type { PosterArt } from '#shared/kit/poster'
import { invitationPoster, type PosterWords } from '../_family/invitation-poster.ts'

/** A night-blue card of the hotel with a brass key over the code. */
export const posterArt = (words: PosterWords): PosterArt =>
  invitationPoster(words, {
    ground: ['#22376a', '#0d1730'],
    ink: '#fdf4dc',
    accent: '#e0b85f',
    top: 350,
    draw(context) {
      context.strokeStyle = '#e0b85f'
      context.lineWidth = 5
      context.strokeRect(22, 22, 556, 836)
      context.lineWidth = 16
      context.stroke(new Path2D('M248 258a34 34 0 1 0-1-1M284 258h130m-28 0v30m-40-30v24'))
    },
  })
