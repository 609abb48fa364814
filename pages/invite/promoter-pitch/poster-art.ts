import { type PosterArt, writeLines } from '#shared/kit/poster'

const WIDTH = 600
const HEIGHT = 880

/** A promoter's poster: leaves and a red thread down to the code. */
export function posterArt(words: { title: string; scan: string; code: string }): PosterArt {
  return {
    width: WIDTH,
    height: HEIGHT,
    code: { x: 132, y: 372, side: 336 },
    draw(context) {
      const ground = context.createLinearGradient(0, 0, 0, HEIGHT)
      ground.addColorStop(0, '#8fd0b2')
      ground.addColorStop(0.45, '#fbeee9')
      ground.addColorStop(1, '#f6dcd0')
      context.fillStyle = ground
      context.fillRect(0, 0, WIDTH, HEIGHT)
      context.strokeStyle = '#d8375f'
      context.lineWidth = 8
      context.lineCap = 'round'
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
      context.fillStyle = '#fff'
      context.fill(rounded(116, 356, 368, 368, 28))
      context.fillStyle = '#3a1526'
      context.textAlign = 'center'
      context.font = '800 40px sans-serif'
      writeLines(context, words.title, { x: WIDTH / 2, y: 82, width: 520, line: 52 })
      context.font = '600 28px sans-serif'
      context.fillText(words.scan, WIDTH / 2, 776)
      context.fillStyle = '#a5204a'
      context.font = '800 34px sans-serif'
      context.fillText(words.code, WIDTH / 2, 832)
    },
  }
}

const LEAVES = [
  [40, 258, -0.7],
  [120, 262, 0.3],
  [410, 254, -0.8],
  [470, 250, 0.4],
  [540, 262, -0.9],
  [210, 296, 0.5],
] as const

function rounded(x: number, y: number, width: number, height: number, radius: number): Path2D {
  const path = new Path2D()
  path.moveTo(x + radius, y)
  path.arcTo(x + width, y, x + width, y + height, radius)
  path.arcTo(x + width, y + height, x, y + height, radius)
  path.arcTo(x, y + height, x, y, radius)
  path.arcTo(x, y, x + width, y, radius)
  return path
}
