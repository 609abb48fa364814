import type { LoggedError } from '#shared/runtime/errors'
import { isReloadLocked } from '#shared/runtime/reload-lock'
import { storage } from '#shared/runtime/storage'
import { offerReload } from './offer-reload.ts'
import { fetchVersion, storedVersion, VERSION_KEY } from './version-file.ts'

const DEBOUNCE_MS = 222
/** Messages of a failed `import()` in Chromium, Firefox and Safari. */
const IMPORT_FAILED = /dynamically imported module|Importing a module script failed/i

let timer: ReturnType<typeof setTimeout> | undefined
let partMissing = false

/**
 * Checks for a new version when a module or asset of the page fails to load, and offers a reload. If there is none and
 * the site responds, a missing part is worth one reload too.
 */
export function startVersionWatch(): void {
  void rememberFirst()
  window.addEventListener('vite:preloadError', checkSoon)
}

async function rememberFirst(): Promise<void> {
  if (storedVersion()) return
  const current = await fetchVersion()
  if (current && !storedVersion()) storage.write(VERSION_KEY, current)
}

/** Checks as well for a logged error of a part that cannot load. */
export function lookForMissingPart({ main, error }: LoggedError): void {
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
  if (missing && !isReloadLocked()) window.__stuck?.('part')
}
