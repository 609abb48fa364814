import { logError } from '#shared/runtime/errors'
import { cleanOldAnswers, cleanOldNotes } from './cleaning/index.ts'
import { followLanguage } from './language/index.ts'
import { startLogUpload, watchControls, watchExposure } from './log/index.ts'
import { learnPerson } from './person/index.ts'
import { prefetchHeavySet, prepareNextPages } from './prefetch/index.ts'
import { startVersionWatch } from './version/index.ts'

export { type DeviceLogs, type LogEvent, readLogs, uploadLogs } from './log/index.ts'

const PARTS = [
  startVersionWatch,
  learnPerson,
  followLanguage,
  startLogUpload,
  watchExposure,
  watchControls,
  cleanOldAnswers,
  cleanOldNotes,
  prefetchHeavySet,
  prepareNextPages,
]

/**
 * Starts what works behind a page, each part whether or not another fails. Called once, by mount(), when the page's
 * first screen stands and it is idle.
 */
export function startBackground(): void {
  for (const start of PARTS) {
    try {
      start()
    } catch (error) {
      logError('background', error)
    }
  }
}
