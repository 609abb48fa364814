import { hueOf, oklch, type Rgb, readHex, writeHex } from './colour.ts'

/** Values of a family's `--kit-*` variables by name, without their `--`. */
export type Palette = Record<string, string>

/** Warm gold or cool mint, whichever contrasts more with the hue. */
const GOLD = 84
const MINT = 172

/** From green by blue and violet to red: deep browns and olives look like nothing in particular. */
const FIRST_HUE = 140
const HUES = 250

/** A colour for a family that nobody chose one for: always the same for one name. */
export function colourFor(family: string): string {
  let sum = 7
  for (const sign of family) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 100_003
  return writeHex(oklch(0.55, 0.17, (FIRST_HUE + (sum % HUES)) % 360))
}

/**
 * A palette around a colour's hue: deep surfaces, light ink, one bright accent. The lightnesses are fixed, so that every
 * hue keeps the contrasts that the kit asks for.
 *
 * @param colour as `#7a4df0`.
 */
export function paletteAround(colour: string): Palette {
  const hue = hueOf(readHex(colour))
  const accent = distance(hue, GOLD) > 40 ? GOLD : MINT
  const hex = (lightness: number, chroma: number, at = hue) => writeHex(oklch(lightness, chroma, at))
  return {
    'kit-ink': hex(0.965, 0.02),
    'kit-ink-soft': hex(0.81, 0.055),
    'kit-surface': hex(0.2, 0.07),
    'kit-surface-raised': hex(0.28, 0.09),
    'kit-accent': hex(0.87, 0.15, accent),
    'kit-accent-ink': hex(0.26, 0.06, accent),
    'kit-fill': `linear-gradient(180deg, ${hex(0.92, 0.11, accent)}, ${hex(0.83, 0.16, accent)})`,
    'kit-line': translucent(oklch(0.81, 0.055, hue), 0.24),
    'kit-danger': hex(0.79, 0.12, 18),
    'kit-good': hex(0.85, 0.12, 155),
    'kit-scrim': translucent(oklch(0.13, 0.04, hue), 0.78),
    glow: hex(0.42, 0.15),
  }
}

/** A style sheet with the palette's values in the place of its own. Throws where it lacks a variable. */
export function paint(css: string, palette: Palette): string {
  return Object.entries(palette).reduce((sheet, [name, value]) => {
    const declaration = new RegExp(`(\\s--${name}: )[^;]+;`)
    if (!declaration.test(sheet)) throw new Error(`The template's theme lacks --${name}.`)
    return sheet.replace(declaration, `$1${value};`)
  }, css)
}

/** The plain colours that a theme sets, by variable: `{ 'kit-accent': '#f3c766' }`. */
export function coloursOf(css: string): Palette {
  const found = css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3}|#[0-9a-f]{6})\s*;/gi)
  return Object.fromEntries(Array.from(found, ([, name = '', value = '']) => [name, sixDigits(value)]))
}

const sixDigits = (hex: string) => (hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex).toLowerCase()

const distance = (one: number, other: number) => {
  const apart = Math.abs(one - other) % 360
  return Math.min(apart, 360 - apart)
}

const translucent = (rgb: Rgb, share: number) =>
  `rgba(${rgb.map((value) => Math.round(Math.min(Math.max(value, 0), 1) * 255)).join(', ')}, ${share})`
