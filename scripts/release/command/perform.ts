import { readDist, refuseWithoutSource } from '../built-site/dist.ts'
import { pageNamed } from '../built-site/page-id.ts'
import type { Context } from '../context.ts'
import { readLive } from '../live/read-live.ts'
import { ReleaseError } from '../release-error.ts'
import { changes } from '../verbs/changes.ts'
import { diff } from '../verbs/diff.ts'
import { due } from '../verbs/due.ts'
import { history } from '../verbs/history.ts'
import { init } from '../verbs/init.ts'
import { plans } from '../verbs/plan.ts'
import { prune } from '../verbs/prune.ts'
import { type Published, publish } from '../verbs/publish.ts'
import { retire } from '../verbs/retire.ts'
import { rollback } from '../verbs/rollback.ts'
import { status } from '../verbs/status.ts'
import { undo } from '../verbs/undo.ts'
import { verify } from '../verbs/verify.ts'
import { verifyAddress } from '../verbs/verify-address.ts'
import { collectorAt } from '../watch/collector-client.ts'
import { notifierOf } from '../watch/notify.ts'
import { type Watched, watch } from '../watch/watch.ts'
import type { Command, WatchCommand } from './read-command.ts'

export type Result = Awaited<ReturnType<typeof perform>>

/** Executes a parsed command. Pages may be named by an address. @param onAddresses runs when a watch changes what hosts need. @param check changes nothing that is live. */
export async function perform(context: Context, command: Command, onAddresses: () => void, check = false) {
  const { all, again, build, change, newSettings, redirect, share, at, ending, dist: folder } = command
  const dryRun = command.dryRun || check
  switch (command.verb) {
    case 'publish': {
      // a collector that cannot be asked is reported before anything is live
      if (command.watch) await askCollector(command.watch)
      const dist = readDist(folder)
      const built = Object.keys(dist.manifest.pages)
      const pages = all ? built : command.pages.map((page) => pageNamed(page, dist.manifest.pages))
      // a name that was misspelt is no page that was deleted
      for (const id of pages) dist.page(id)
      refuseWithoutSource(folder, pages)
      return publish(context, dist, pages, {
        all,
        newSettings,
        again,
        expect: expectedIn(command, pages),
        share,
        due: at,
        ending,
        check,
      })
    }
    case 'diff': {
      const dist = readDist(folder)
      return diff(context, dist, pageNamed(command.pages[0] as string, dist.manifest.pages))
    }
    case 'rollback': {
      const pages = await pagesOf(context, command)
      return rollback(context, pages, { build, expect: expectedIn(command, pages), dryRun })
    }
    case 'undo':
      return undo(context, change, dryRun)
    case 'retire': {
      const [page] = await pagesOf(context, command)
      return retire(context, page as string, {
        redirect,
        dryRun,
        expect: expectedIn(command, [page as string]),
      })
    }
    case 'history': {
      const [page] = await pagesOf(context, command)
      return page === undefined ? changes(context, command.since) : history(context, page)
    }
    case 'verify':
      if (command.url !== undefined) return verifyAddress(context, command.url)
      return verify(context, await pagesOf(context, command))
    case 'prune':
      return prune(context, command)
    case 'due':
      return due(context)
    case 'plans':
      return plans(context, { number: command.plan, due: at, withdraw: command.withdraw })
    case 'watch':
      return watchPages(context, await pagesOf(context, command), command, onAddresses)
    case 'init':
      return init(context, command.fromChanges)
    case 'console':
      throw new ReleaseError('command', 'The console is opened from a terminal: npm run release -- console')
    case 'status':
      return status(context)
  }
}

/** Watches what was published, also by a command that was interrupted and is repeated. */
export function watchPublished(
  context: Context,
  { published, unchanged }: Published,
  command: Command,
  onAddresses: () => void,
): Promise<Watched> {
  const pages = [...Object.keys(published), ...(command.all ? [] : unchanged)]
  return pages.length > 0
    ? watchPages(context, pages, command, onAddresses)
    : Promise.resolve({ verb: 'watch', pages: [] })
}

function watchPages(context: Context, pages: string[], command: Command, onAddresses: () => void) {
  const { duration, collector, token, steps, visits, notify } = command.watch as WatchCommand
  return watch(context, pages, {
    read: collectorAt(collector, token),
    duration,
    steps,
    visits,
    onAddresses,
    ...(notify && { notify: notifierOf(notify, context.announce) }),
  })
}

async function askCollector({ collector, token }: WatchCommand): Promise<void> {
  try {
    await collectorAt(collector, token)(Date.now())
  } catch (error) {
    if (error instanceof ReleaseError) error.message += ' Nothing changed.'
    throw error
  }
}

/** What a command expects, by the ids of its pages. */
function expectedIn({ expect, pages }: Command, ids: string[]): Command['expect'] {
  if (typeof expect !== 'object') return expect
  return Object.fromEntries(
    Object.entries(expect).map(([page, build]) => [ids[pages.indexOf(page)] as string, build]),
  )
}

async function pagesOf({ store, site }: Context, { pages }: Command): Promise<string[]> {
  if (!pages.some((page) => page.startsWith('/'))) return pages
  const { live } = await readLive(store, site)
  return pages.map((page) => pageNamed(page, { ...live.retired, ...live.pages }))
}
