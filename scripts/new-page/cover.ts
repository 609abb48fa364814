import { PNG } from 'pngjs'
import { mix, type Rgb, readHex } from './colour.ts'

/** As other pages' covers, in px: what link previews crop to. */
export const COVER = { width: 600, height: 315 }

const LIGHT = { x: 300, y: 118, radius: 50 }
const RINGS = [
  { radius: 84, share: 0.34 },
  { radius: 122, share: 0.22 },
  { radius: 160, share: 0.13 },
]

const WHITE: Rgb = [1, 1, 1]
/** Where it is dark beside the rings: x, y, radius. */
const STARS: readonly (readonly [number, number, number])[] = [
  [58, 66, 2.2],
  [96, 150, 1.4],
  [128, 38, 1.3],
  [34, 186, 1.2],
  [176, 186, 1],
  [452, 40, 1.3],
  [506, 104, 2.4],
  [562, 58, 1.4],
  [540, 168, 1.2],
  [436, 182, 1],
]

/** Colours as `#7a4df0`. */
export interface CoverColours {
  surface: string
  raised: string
  accent: string
  glow: string
}

/**
 * Draws the picture for link previews: the light, the rings and the hills of the page's hero. A PNG, made without a
 * browser, the same for the same colours.
 */
export function drawCover(colours: CoverColours): Buffer {
  const [surface, raised, accent, glow] = [colours.surface, colours.raised, colours.accent, colours.glow].map(
    readHex,
  ) as [Rgb, Rgb, Rgb, Rgb]
  const png = new PNG({ ...COVER, colorType: 2 })

  const colourAt = (x: number, y: number): Rgb => {
    const away = distance(x - LIGHT.x, y - LIGHT.y)
    let colour = mix(glow, surface, y / COVER.height)
    colour = mix(colour, accent, 0.3 * Math.max(0, 1 - away / 210) ** 2)
    for (const { radius, share } of RINGS)
      colour = mix(colour, accent, share * cover(1.2 - Math.abs(away - radius)))
    for (const [left, top, radius] of STARS)
      if (Math.abs(top - y) < 4)
        colour = mix(colour, WHITE, 0.8 * cover(radius - distance(x - left, y - top)))
    const shine = mix(mix(accent, WHITE, 0.55), accent, Math.min(1, distance(x - 284, y - 98) / 74))
    colour = mix(colour, shine, cover(LIGHT.radius - away))
    colour = mix(colour, mix(glow, raised, 0.75), cover(y - hill(x, 232, 24, 150, 0.4)))
    return mix(colour, surface, cover(y - hill(x, 268, 16, 118, 2.2)))
  }

  for (let y = 0; y < COVER.height; y++) {
    for (let x = 0; x < COVER.width; x++) {
      const at = (y * COVER.width + x) * 4
      png.data.set([...colourAt(x + 0.5, y + 0.5).map((value) => Math.round(value * 255)), 255], at)
    }
  }
  return PNG.sync.write(png, { colorType: 2, deflateLevel: 9 })
}

/** Coverage of a pixel at a distance in px from an edge. */
const cover = (inside: number) => Math.min(Math.max(inside + 0.5, 0), 1)

const hill = (x: number, y: number, height: number, width: number, phase: number) =>
  y + Math.sin(x / width + phase) * height + Math.sin(x / (width * 0.43) + phase * 2) * height * 0.3

/** Math.hypot is several times slower. */
const distance = (x: number, y: number) => Math.sqrt(x * x + y * y)
