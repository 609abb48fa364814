import { languageOf } from '#shared/runtime/boot'
import { profile } from '#shared/runtime/profile'
import { isReloadLocked } from '#shared/runtime/reload-lock'
import { visitStorage } from '#shared/runtime/storage'

/** This tab was loaded again before: it did not help. */
const FOLLOWED = 'followedLanguage'

/**
 * Loads the page again in the language of an app that named it too late for the first screen, while the person has pressed
 * and typed nothing yet; else the next page is in it. Where nothing is kept, a load would not help.
 */
export async function followLanguage(): Promise<void> {
  const { ready, question, language } = window.__boot ?? {}
  if (!ready || !question || !(await question.answered).ok) return
  if (languageOf((await profile()).language) === language) return
  // Safari below 16.4 does not say
  if (isReloadLocked() || navigator.userActivation?.hasBeenActive !== false) return
  if (visitStorage.read(FOLLOWED) || !visitStorage.write(FOLLOWED, '1')) return
  location.reload()
}
