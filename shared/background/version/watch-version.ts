import { type LoggedError, onLoggedError } from '#shared/runtime/errors'
import { isReloadLocked } from '#shared/runtime/reload-lock'
import { storage } from '#shared/runtime/storage'
import { offerReload } from './offer-reload.ts'
import { storedVersion, VERSION_KEY } from './stored-version.ts'
import { fetchVersion } from './version-file.ts'

const DEBOUNCE_MS = 222
/** What Chromium and Firefox, and Safari, say of an `import()` that failed. */
const IMPORT_FAILED = /dynamically imported module|Importing a module script failed/i

let timer: ReturnType<typeof setTimeout> | undefined
let partMissing = false

/**
 * Asks whether there is a new version when a module or an asset of the page cannot be had, and offers to load the page
 * again. Where there is none and the site answers, a part of the page that is missing is worth one reload, too.
 */
export function startVersionWatch(): void {
  void rememberFirst()
  window.addEventListener('vite:preloadError', checkSoon)
  onLoggedError(look)
}

async function rememberFirst(): Promise<void> {
  if (storedVersion()) return
  const current = await fetchVersion()
  if (current && !storedVersion()) storage.write(VERSION_KEY, current)
}

function look({ main, error }: LoggedError): void {
  if (main !== 'part' && !IMPORT_FAILED.test(error)) return
  partMissing = true
  checkSoon()
}

function checkSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(check, DEBOUNCE_MS)
}

async function check(): Promise<void> {
  const missing = partMissing
  partMissing = false
  const current = await fetchVersion()
  if (!current) return
  const last = storedVersion()
  if (!last) storage.write(VERSION_KEY, current)
  else if (last !== current && offerReload(current)) return
  if (missing && !isReloadLocked()) window.__stuck?.()
}
