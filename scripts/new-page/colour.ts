/** Red, green, blue from 0 to 1. */
export type Rgb = readonly [number, number, number]

/** `#7a4df0` as numbers. */
export function readHex(hex: string): Rgb {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return [r, g, b]
}

export function writeHex(rgb: Rgb): string {
  const part = (value: number) =>
    Math.round(Math.min(Math.max(value, 0), 1) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${rgb.map(part).join('')}`
}

const bend = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
const straighten = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/**
 * A colour of OKLCH, where equal lightness looks equally light in every hue; as colourful as a screen can show it.
 *
 * @param lightness from 0 to 1. @param chroma from 0 (grey) to about 0.3. @param hue in degrees.
 */
export function oklch(lightness: number, chroma: number, hue: number): Rgb {
  for (let c = chroma; ; c = c > 0.005 ? c * 0.95 : 0) {
    const rgb = fromOklab(lightness, c * Math.cos(radians(hue)), c * Math.sin(radians(hue)))
    if (c === 0 || rgb.every((value) => value > -0.001 && value < 1.001)) return rgb
  }
}

/** Hue of a colour in OKLCH, in degrees from 0 to 360. */
export function hueOf(rgb: Rgb): number {
  const [r, g, b] = rgb.map(straighten) as unknown as Rgb
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360
}

/** Contrast of two colours as WCAG counts it, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** So much of the way from one colour to another; `share` from 0 to 1. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ]
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map(straighten) as unknown as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function fromOklab(lightness: number, a: number, b: number): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    bend(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    bend(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    bend(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
