import { languageOf } from '#shared/runtime/boot'
import { profile } from '#shared/runtime/profile'
import { isReloadLocked } from '#shared/runtime/reload-lock'
import { visitStorage } from '#shared/runtime/storage'

/** This tab was loaded again before: it did not help. */
const FOLLOWED = 'followedLanguage'

/**
 * Reloads the page in the language of an app that reported it too late for the first screen, unless the person has
 * already pressed or typed something; then the next page uses it. Without storage a reload would not help.
 */
export async function followLanguage(): Promise<void> {
  const { ready, question, language } = window.__boot ?? {}
  if (!ready || !question || !(await question.answered).ok) return
  if (languageOf((await profile()).language) === language) return
  // not reported by Safari below 16.4
  if (isReloadLocked() || navigator.userActivation?.hasBeenActive !== false) return
  if (visitStorage.read(FOLLOWED) || !visitStorage.write(FOLLOWED, '1')) return
  location.reload()
}
