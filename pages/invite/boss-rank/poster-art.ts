import { type PosterArt, writeLines } from '#shared/kit/poster'

const WIDTH = 600
const HEIGHT = 880

/** A night-blue card of the hotel with a brass key over the code. */
export function posterArt(words: { title: string; scan: string; code: string }): PosterArt {
  return {
    width: WIDTH,
    height: HEIGHT,
    code: { x: 132, y: 340, side: 336 },
    draw(context) {
      const night = context.createLinearGradient(0, 0, 0, HEIGHT)
      night.addColorStop(0, '#22376a')
      night.addColorStop(1, '#0d1730')
      context.fillStyle = night
      context.fillRect(0, 0, WIDTH, HEIGHT)
      context.strokeStyle = '#e0b85f'
      context.lineWidth = 5
      context.strokeRect(22, 22, WIDTH - 44, HEIGHT - 44)
      context.lineWidth = 16
      context.lineCap = 'round'
      context.stroke(new Path2D('M248 248a34 34 0 1 0-1-1M284 248h130m-28 0v30m-40-30v24'))
      context.fillStyle = '#fff'
      context.fillRect(116, 324, 368, 368)
      context.textAlign = 'center'
      context.fillStyle = '#fdf4dc'
      context.font = '800 44px sans-serif'
      writeLines(context, words.title, { x: WIDTH / 2, y: 108, width: 500, line: 56 })
      context.font = '600 28px sans-serif'
      context.fillText(words.scan, WIDTH / 2, 764)
      context.fillStyle = '#e0b85f'
      context.font = '800 36px sans-serif'
      context.fillText(words.code, WIDTH / 2, 822)
    },
  }
}
