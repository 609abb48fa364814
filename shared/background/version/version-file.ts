const TIMEOUT_MS = 10_000

/** As the build writes it, `3.17.0-df9c9d03dbd9`: not a page, not "null", not a list. */
const VERSION = /^\d+\.\d+\.\d+-[\w.-]{1,64}$/

/** The version that a text is; '' for anything else. */
export function readVersion(text: string | null): string {
  const version = text?.trim() ?? ''
  return VERSION.test(version) ? version : ''
}

/**
 * The site's version at this moment; '' when it cannot be had within 10 s, body included, or is no version.
 * A file of the site's own host, not a call to the API: none of the client's headers, login or toasts belong to it.
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
