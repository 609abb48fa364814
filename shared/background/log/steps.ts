import { type LoggedError, type Step, steps } from '#shared/runtime/errors'
import { log } from '#shared/runtime/log'
import { lookForMissingPart } from '../version/index.ts'
import { missPart } from './boot.ts'
import { noteInTrail } from './trail.ts'

/** Errors of a document that are reported: a page in a loop raises the same ones for ever. */
const MOST_ERRORS = 5
/** Characters of a reported error: its message and the first frame of its stack. */
const LONGEST = 300

/** Follows the page's requests, bridge calls and errors: for the trail of a complaint, and as events `error`. */
export function followSteps(): void {
  let errors = 0
  const follow = (step: Step) => {
    noteInTrail(step)
    if (!('main' in step)) return
    lookForMissingPart(step)
    if (step.main === 'part') missPart()
    if (++errors <= MOST_ERRORS) reportError(step)
  }
  steps.splice(0).forEach(follow)
  steps.push = (step) => {
    follow(step as Step)
    return 0
  }
}

/** `main` as the local error log has it: `render` for a page that crashed, `part` for a part that cannot load. */
function reportError({ main, error }: LoggedError): void {
  log.action('error', { scene: 'event', extra: { main, error: error.slice(0, LONGEST) } })
}
