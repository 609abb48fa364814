import { type PosterArt, writeLines } from '#shared/kit/poster'

const WIDTH = 600
const HEIGHT = 880

/** A morning sky with paper pinwheels over the code. */
export function posterArt(words: { title: string; scan: string; code: string }): PosterArt {
  return {
    width: WIDTH,
    height: HEIGHT,
    code: { x: 132, y: 370, side: 336 },
    draw(context) {
      const sky = context.createLinearGradient(0, 0, 0, HEIGHT)
      sky.addColorStop(0, '#5fb6ee')
      sky.addColorStop(1, '#e9f6ff')
      context.fillStyle = sky
      context.fillRect(0, 0, WIDTH, HEIGHT)
      for (const [x, y, size] of PINWHEELS) drawPinwheel(context, x, y, size)
      context.fillStyle = '#fff'
      context.fillRect(112, 350, 376, 376)
      context.textAlign = 'center'
      context.fillStyle = '#0d2a45'
      context.font = '800 42px sans-serif'
      writeLines(context, words.title, { x: WIDTH / 2, y: 92, width: 500, line: 54 })
      context.font = '600 28px sans-serif'
      context.fillText(words.scan, WIDTH / 2, 784)
      context.fillStyle = '#c7382a'
      context.font = '800 34px sans-serif'
      context.fillText(words.code, WIDTH / 2, 838)
    },
  }
}

const PINWHEELS = [
  [120, 262, 62],
  [300, 246, 80],
  [480, 262, 62],
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
