import { storage } from '#shared/runtime/storage'

const TIMEOUT_MS = 10_000

/** As the build writes it, `3.17.0-df9c9d03dbd9`: not a page, not "null", not a list. */
const VERSION = /^\d+\.\d+\.\d+-[\w.-]{1,64}$/

/** The version that a text is; '' for anything else. */
export function readVersion(text: string | null): string {
  const version = text?.trim() ?? ''
  return VERSION.test(version) ? version : ''
}

/**
 * The current version of the site; '' when it cannot be fetched within 10 s, body included, or is invalid. A file of the
 * site's own origin, not an API call: without the client's headers, login and toasts.
 */
export async function fetchVersion(): Promise<string> {
  const abort = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => {
      resolve('')
      abort.abort()
    }, TIMEOUT_MS)
  })
  const asked = async () => {
    const options: RequestInit = { cache: 'no-store', signal: abort.signal }
    const response = await fetch(`/version.txt?${Math.random()}`, options)
    return response.ok ? readVersion(await response.text()) : ''
  }
  // Some web views' fetch takes no abort while a body is read.
  const version = await Promise.race([asked().catch(() => ''), late])
  clearTimeout(timer)
  return version
}

/** Local key of the last seen version. */
export const VERSION_KEY = 'latest_version_txt'

/** The version last seen; '' when none is stored, or the entry is invalid. */
export const storedVersion = () => readVersion(storage.read(VERSION_KEY))
