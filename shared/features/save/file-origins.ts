import { pageData } from '#shared/runtime/app'
import { sitePath, webAddress } from '#shared/runtime/navigate'

/** The whole address of a file that may be fetched, from here or from hosts that the build names; null for any other place. */
export function fileAddress(url: string): string | null {
  const whole = sitePath(url) ? location.origin + url : webAddress(url)
  if (!whole) return null
  const { origin } = new URL(whole)
  return origin === location.origin || pageData()?.hosts?.files?.includes(origin) ? whole : null
}
