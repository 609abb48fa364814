import { type PosterArt, writeLines } from '#shared/kit/poster'
import { EMBLEMS, type Shape } from './emblems.ts'

/** What a poster shows. */
export interface Trophy {
  emblem: keyof typeof EMBLEMS
  /** What it is from, as the title of the campaign. */
  from: string
  /** What was won or reached, in large letters. */
  figure: string
  /** Below it, at most two lines. */
  text: string
  /** Whose it is. */
  person: { nickname: string; portrait: string }
}

/** Colours as CSS writes them; the ground's from the top to the foot. */
export interface Colours {
  ground: readonly [string, string]
  ink: string
  accent: string
}

const WIDTH = 600
const HEIGHT = 880
const MIDDLE = WIDTH / 2
/** Of the emblem, in px, and where it begins. */
const EMBLEM = { side: 220, top: 128 }
const CODE = { x: 292, y: 576, side: 256 }
const PORTRAIT = { x: 104, y: 624, radius: 46 }

/** The art of a trophy. @param portrait the person's picture once it is loaded; their first letter without it. */
export function trophyArt(
  trophy: Trophy,
  scan: string,
  { ground, ink, accent }: Colours,
  portrait?: CanvasImageSource,
): PosterArt {
  const { person } = trophy
  return {
    width: WIDTH,
    height: HEIGHT,
    code: CODE,
    draw(context) {
      const fill = context.createLinearGradient(0, 0, 0, HEIGHT)
      fill.addColorStop(0, ground[0])
      fill.addColorStop(1, ground[1])
      context.fillStyle = fill
      context.fillRect(0, 0, WIDTH, HEIGHT)
      drawRays(context, accent)
      context.strokeStyle = accent
      context.lineWidth = 3
      context.strokeRect(24, 24, WIDTH - 48, HEIGHT - 48)
      context.lineWidth = 1
      context.strokeRect(34, 34, WIDTH - 68, HEIGHT - 68)
      drawEmblem(context, EMBLEMS[trophy.emblem], { ink, accent })
      context.textAlign = 'center'
      context.fillStyle = ink
      context.font = '600 28px sans-serif'
      squeeze(context, trophy.from, MIDDLE, 96, 480)
      context.fillStyle = accent
      context.font = '800 72px sans-serif'
      squeeze(context, trophy.figure, MIDDLE, 446, 500)
      context.fillStyle = ink
      context.font = '600 28px sans-serif'
      writeLines(context, trophy.text, { x: MIDDLE, y: 504, width: 480, line: 40 })
      context.fillStyle = '#fff'
      context.fillRect(CODE.x - 10, CODE.y - 10, CODE.side + 20, CODE.side + 20)
      drawPortrait(context, person.nickname, { ink, ground: ground[1] }, portrait)
      context.textAlign = 'left'
      context.fillStyle = ink
      context.font = '700 28px sans-serif'
      context.fillText(cut(context, person.nickname, 210), 58, 718)
      context.font = '400 22px sans-serif'
      writeLines(context, scan, { x: 58, y: 764, width: 210, line: 30 })
    },
  }
}

function drawRays(context: CanvasRenderingContext2D, accent: string): void {
  const y = EMBLEM.top + EMBLEM.side / 2
  context.fillStyle = accent
  context.globalAlpha = 0.13
  for (let turn = 0; turn < 2 * Math.PI; turn += Math.PI / 9) {
    context.beginPath()
    context.moveTo(MIDDLE, y)
    context.arc(MIDDLE, y, 290, turn, turn + Math.PI / 18)
    context.fill()
  }
  context.globalAlpha = 1
}

function drawEmblem(
  context: CanvasRenderingContext2D,
  shapes: readonly Shape[],
  own: { ink: string; accent: string },
): void {
  context.save()
  context.translate(MIDDLE - EMBLEM.side / 2, EMBLEM.top)
  context.scale(EMBLEM.side / 100, EMBLEM.side / 100)
  for (const [path, fill] of shapes) {
    context.fillStyle = fill === 'ink' || fill === 'accent' ? own[fill] : fill
    context.fill(new Path2D(path))
  }
  context.restore()
}

function drawPortrait(
  context: CanvasRenderingContext2D,
  nickname: string,
  colours: { ink: string; ground: string },
  portrait: CanvasImageSource | undefined,
): void {
  const { x, y, radius } = PORTRAIT
  context.save()
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fillStyle = colours.ink
  context.fill()
  context.clip()
  if (portrait) context.drawImage(portrait, x - radius, y - radius, 2 * radius, 2 * radius)
  else {
    context.textAlign = 'center'
    context.fillStyle = colours.ground
    context.font = '700 44px sans-serif'
    context.fillText([...nickname][0] ?? '', x, y + 16)
  }
  context.restore()
}

/** Writes a line, narrower where it is wider than `width`. */
function squeeze(context: CanvasRenderingContext2D, text: string, x: number, y: number, width: number): void {
  context.save()
  context.translate(x, y)
  const share = Math.min(1, width / context.measureText(text).width)
  context.scale(share, share)
  context.fillText(text, 0, 0)
  context.restore()
}

/** The text, with an ellipsis where it is wider than `width`. */
function cut(context: CanvasRenderingContext2D, text: string, width: number): string {
  const letters = [...text]
  if (context.measureText(text).width <= width) return text
  while (letters.length > 1 && context.measureText(`${letters.join('')}…`).width > width) letters.pop()
  return `${letters.join('')}…`
}
