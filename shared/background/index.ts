import { logError } from '#shared/runtime/errors'
import { appAnswer } from '#shared/runtime/profile'
import { session } from '#shared/runtime/session'
import { cleanOldAnswers, cleanOldNotes } from './cleaning/index.ts'
import { followLanguage } from './language.ts'
import {
  followSteps,
  keepTrail,
  rememberOrigin,
  reportBoot,
  reportVitals,
  startLogUpload,
  watchControls,
  watchExposure,
} from './log/index.ts'
import { learnPerson } from './person.ts'
import { prefetchHeavySet, prepareNextPages } from './prefetch.ts'
import { startVersionWatch } from './version/index.ts'

export { type DeviceLogs, type LogEvent, readLogs, uploadLogs } from './log/index.ts'

/** Once the app has settled whose page it is: its login replaces the link's. */
async function settleLink(): Promise<void> {
  await appAnswer()
  if (session.linkUserId()) (await import('#shared/account')).askAboutLink()
}

const PARTS = [
  settleLink,
  startVersionWatch,
  learnPerson,
  followLanguage,
  rememberOrigin,
  followSteps,
  keepTrail,
  // ahead of what may be the last event of a visit
  startLogUpload,
  reportBoot,
  reportVitals,
  watchExposure,
  watchControls,
  cleanOldAnswers,
  cleanOldNotes,
  prefetchHeavySet,
  prepareNextPages,
]

/**
 * Starts the background work of a page; each part starts even if another fails, in a task of its own, so that a press
 * waits for one at most. Called once by mount(), when the person's first press is answered, or after five seconds.
 */
export async function startBackground(): Promise<void> {
  for (const start of PARTS) {
    try {
      start()
    } catch (error) {
      logError('background', error)
    }
    await new Promise((resolve) => setTimeout(resolve))
  }
}
