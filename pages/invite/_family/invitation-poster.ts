import { type PosterArt, writeLines } from '#shared/kit/poster'

const WIDTH = 600
const HEIGHT = 880
/** Side of the QR code, and how far the white around it reaches. */
const CODE = { side: 336, margin: 20, corner: 14 }

export interface PosterWords {
  title: string
  scan: string
  code: string
}

/** How a poster looks: colours as CSS writes them, lengths in px of its 600 by 880. */
interface PosterLook {
  /** From the top to the foot. */
  ground: readonly string[]
  ink: string
  /** Of the code to type. */
  accent: string
  /** Where the QR code begins. */
  top: number
  /** Between the ground and the words. */
  draw(context: CanvasRenderingContext2D): void
}

/** A poster of an invitation: title, art, the QR code on white, what to do with it, and the code to type. */
export function invitationPoster(words: PosterWords, look: PosterLook): PosterArt {
  const x = (WIDTH - CODE.side) / 2
  const foot = look.top + CODE.side
  return {
    width: WIDTH,
    height: HEIGHT,
    code: { x, y: look.top, side: CODE.side },
    draw(context) {
      const ground = context.createLinearGradient(0, 0, 0, HEIGHT)
      for (const [at, colour] of look.ground.entries())
        ground.addColorStop(at / (look.ground.length - 1), colour)
      context.fillStyle = ground
      context.fillRect(0, 0, WIDTH, HEIGHT)
      context.lineCap = 'round'
      look.draw(context)
      context.fillStyle = '#fff'
      context.strokeStyle = '#fff'
      context.lineJoin = 'round'
      context.lineWidth = 2 * CODE.corner
      const out = CODE.margin - CODE.corner
      const plate = [x - out, look.top - out, CODE.side + 2 * out, CODE.side + 2 * out] as const
      context.fillRect(...plate)
      context.strokeRect(...plate)
      context.textAlign = 'center'
      context.fillStyle = look.ink
      context.font = '800 42px sans-serif'
      writeLines(context, words.title, { x: WIDTH / 2, y: 92, width: 500, line: 54 })
      context.font = '600 28px sans-serif'
      context.fillText(words.scan, WIDTH / 2, foot + 76)
      context.fillStyle = look.accent
      context.font = '800 34px sans-serif'
      context.fillText(words.code, WIDTH / 2, foot + 130)
    },
  }
}
