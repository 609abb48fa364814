import { RESIZE } from './bases.ts'

const clamp = (n: number, least: number, most: number) => Math.round(Math.min(Math.max(n, least), most))

/**
 * URL of a thumbnail: `width` is clamped to 1..9999 px; a percentage of the viewport, for instance '50%', to 300..900. A
 * percentage differs between Node and browser: on the first screen use it in `<Image thumb>` only, which resolves it
 * later.
 */
export function thumbnail(src: string, width: number | `${number}%`): string {
  if (!/^(https?:)?\//.test(src)) return src
  const wanted =
    typeof width === 'number'
      ? clamp(width, 1, 9999)
      : clamp((globalThis.innerWidth || 375) * (Number.parseFloat(width) / 100), 300, 900)
  const [, address, hash] = /^([^#]*)(.*)$/.exec(src) as unknown as [string, string, string]
  return address + (address.includes('?') ? '&' : '?') + RESIZE + wanted + hash
}
