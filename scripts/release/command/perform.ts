import { readDist, refuseWithoutSource } from '../built-site/dist.ts'
import type { Context } from '../context.ts'
import { diff } from '../verbs/diff.ts'
import { history } from '../verbs/history.ts'
import { init } from '../verbs/init.ts'
import { prune } from '../verbs/prune.ts'
import { publish } from '../verbs/publish.ts'
import { retire } from '../verbs/retire.ts'
import { rollback } from '../verbs/rollback.ts'
import { status } from '../verbs/status.ts'
import { verify } from '../verbs/verify.ts'
import type { Command } from './read-command.ts'

export type Result = Awaited<ReturnType<typeof perform>>

/** Executes a parsed command. */
export function perform(context: Context, command: Command) {
  const { pages, all, build, keep, yes, fromJournal, newSettings, redirect, dryRun, dist: folder } = command
  const page = pages[0] as string
  switch (command.verb) {
    case 'publish': {
      const dist = readDist(folder)
      const built = all ? Object.keys(dist.manifest.pages) : pages
      // a name that was misspelt is no page that was deleted
      for (const id of built) dist.page(id)
      refuseWithoutSource(folder, built)
      return publish(context, dist, built, all, newSettings)
    }
    case 'diff':
      return diff(context, readDist(folder), page)
    case 'rollback':
      return rollback(context, page, build)
    case 'retire':
      return retire(context, page, redirect, dryRun)
    case 'history':
      return history(context, page)
    case 'verify':
      return verify(context, pages)
    case 'prune':
      return prune(context, keep, yes)
    case 'init':
      return init(context, fromJournal)
    case 'status':
      return status(context)
  }
}
