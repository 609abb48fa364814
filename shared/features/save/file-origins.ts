import { sitePath, webAddress } from '#shared/runtime/navigate'

/** Where files to save may lie, beside the page's own origin. Whoever operates the product puts its own hosts here. */
export const FILE_ORIGINS: readonly string[] = [
  'https://img.partyplay.example',
  'https://video.partyplay.example',
]

/** The whole address of a file that may be fetched; null for any other place. */
export function fileAddress(url: string): string | null {
  const whole = sitePath(url) ? location.origin + url : webAddress(url)
  if (!whole) return null
  const { origin } = new URL(whole)
  return origin === location.origin || FILE_ORIGINS.includes(origin) ? whole : null
}
