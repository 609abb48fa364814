import { console } from './verbs/console.ts'
import { diff } from './verbs/diff.ts'
import { due } from './verbs/due.ts'
import { history } from './verbs/history.ts'
import { init } from './verbs/init.ts'
import { plans } from './verbs/plans.ts'
import { prune } from './verbs/prune.ts'
import { publish } from './verbs/publish.ts'
import { retire } from './verbs/retire.ts'
import { rollback } from './verbs/rollback.ts'
import { status } from './verbs/status.ts'
import { undo } from './verbs/undo.ts'
import { verify } from './verbs/verify.ts'
import { watch } from './verbs/watch.ts'

/** All verbs, in the order of the help. */
export const VERBS = {
  init,
  publish,
  watch,
  due,
  plans,
  console,
  status,
  history,
  diff,
  rollback,
  undo,
  retire,
  verify,
  prune,
} as const

export type VerbName = keyof typeof VERBS
