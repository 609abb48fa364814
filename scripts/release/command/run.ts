import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CommandError, HelpWanted } from '../../command/command-line.ts'
import { mapLimit } from '../../command/map-limit.ts'
import { newerSource } from '../built-site/dist.ts'
import type { Author, Context } from '../context.ts'
import { EXIT, ReleaseError } from '../release-error.ts'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import type { Published } from '../verbs/publish.ts'
import type { Watched } from '../watch/watch.ts'
import { authorOf } from './author.ts'
import { describe } from './describe.ts'
import { perform, type Result, watchPublished } from './perform.ts'
import { type Command, readCommand } from './read-command.ts'
import { withoutSecrets } from './secrets.ts'
import { throttled } from './throttle.ts'

export interface Terminal {
  env: NodeJS.ProcessEnv
  /** Results. */
  out: (text: string) => void
  /** Progress and errors. */
  err: (text: string) => void
  /** Sets what is called before an interrupted process ends. */
  onInterrupt?: (report: () => void) => void
  /** Opens the console for a command line, and resolves to its exit code. */
  openConsole?: (argv: string[]) => Promise<number>
}

/**
 * Runs one command line and reports the result.
 * @returns the exit code. Secrets are removed from all output.
 */
export async function run(
  argv: string[],
  { env, out, err, onInterrupt = () => {}, openConsole }: Terminal,
): Promise<number> {
  const safe = (text: string) => withoutSecrets(text, env)
  const json = argv.includes('--json')
  const print = (value: object, text: string) =>
    out(`${safe(json ? JSON.stringify(value, null, 2) : text)}\n`)
  try {
    const command = readCommand(argv, env)
    if (command.verb === 'console' && openConsole) return await openConsole(argv)
    const { targets } = command
    const several = targets.length > 1
    const author = authorOf(command.given, env)
    const sites = await mapLimit(targets, async ({ name, address }): Promise<Target> => {
      const tell = (text: string) => err(`${safe(several ? `${name}: ${text}` : text)}\n`)
      const store = openStore(address, env)
      const isWriting = WRITING.includes(command.verb)
      return {
        name,
        address,
        context: {
          store,
          site: siteName(),
          author: isWriting ? await signed(author, store, command.given.by ?? env.RELEASE_BY) : author,
          now: () => new Date(),
          progress: throttled(tell),
          announce: tell,
        },
        onAddresses: () => {
          if (command.onAddresses) runHook(command.onAddresses, address, env)
        },
      }
    })
    onInterrupt(() => {
      for (const { name, context } of sites) err(`${several ? `${name}: ` : ''}${interruption(context)}\n`)
    })
    warn(command, (text) => err(`${text}\n`))
    if (several) await checkAll(sites, command)
    const results = await performAll(sites, command, ({ name, address }, result) => {
      if (json) return
      print(result, `${several ? `${name}:\n` : ''}${describe(result, address)}`)
    })
    const watches = results.filter(({ result }) => command.watch && result.verb === 'publish')
    const watched = await Promise.all(
      watches.map(async ({ target, result }) => {
        const found = await watchPublished(target.context, result as Published, command, target.onAddresses)
        if (!json) print(found, `${several ? `${target.name}:\n` : ''}${describe(found, target.address)}`)
        return found
      }),
    )
    if (json) {
      const all = results.map(({ target, result }, index) => ({
        ...(several && { target: target.name }),
        ...result,
        ...(watched[index] && { watched: watched[index].pages }),
      }))
      print(several ? all : (all[0] as object), '')
    }
    return (
      [...results.map(({ result }) => exitOfResult(result)), ...watched.map(exitOfWatch)].find(
        (code) => code !== EXIT.done,
      ) ?? EXIT.done
    )
  } catch (error) {
    if (error instanceof HelpWanted) {
      out(`${error.message}\n`)
      return EXIT.done
    }
    const exit = exitOf(error)
    const message = safe(error instanceof Error ? error.message : String(error))
    if (json) out(`${JSON.stringify({ error: { exit, message } }, null, 2)}\n`)
    else err(`${message}\n`)
    return exit
  }
}

interface Target {
  name: string
  address: string
  context: Context
  onAddresses: () => void
}

/** Verbs that change what is live. */
const SWITCHING: readonly string[] = ['publish', 'rollback', 'retire']

/** Has each target refuse before any is changed. */
async function checkAll(targets: Target[], command: Command): Promise<void> {
  if (!SWITCHING.includes(command.verb)) return
  for (const { name, context, onAddresses } of targets)
    try {
      await perform(context, command, onAddresses, true)
    } catch (error) {
      if (error instanceof Error) error.message = `${name} refuses: ${error.message} No target was changed.`
      throw error
    }
}

/** One target after the other. A failure names those that were changed before. */
async function performAll(
  targets: Target[],
  command: Command,
  print: (target: Target, result: Result) => void,
): Promise<{ target: Target; result: Result }[]> {
  const results: { target: Target; result: Result }[] = []
  for (const target of targets)
    try {
      const result = await perform(target.context, command, target.onAddresses)
      results.push({ target, result })
      print(target, result)
      if ('addresses' in result && result.addresses) target.onAddresses()
    } catch (error) {
      if (error instanceof Error && targets.length > 1) {
        const done = results.map((each) => each.target.name).join(', ')
        const more = SWITCHING.includes(command.verb)
          ? done
            ? ` It is done at ${done} already: the same command again finishes the others, a rollback takes it back there.`
            : ' No target was changed.'
          : ''
        error.message = `${target.name}: ${error.message}${more}`
      }
      throw error
    }
  return results
}

function exitOfResult(result: Result): number {
  if (result.verb === 'watch') return exitOfWatch(result)
  if (result.verb === 'due') return result.refused[0]?.exit ?? EXIT.done
  return result.verb === 'verify' && result.problems.length > 0 ? EXIT.disorder : EXIT.done
}

/** The worst of what the pages came to. */
function exitOfWatch({ pages }: Watched): number {
  const codes = {
    reverted: EXIT.reverted,
    ended: EXIT.overtaken,
    silent: EXIT.silent,
    few: EXIT.few,
  } as const
  const found = Object.entries(codes).find(([verdict]) => pages.some((page) => page.verdict === verdict))
  // pages that are new have nothing to be held against
  return found?.[1] ?? (pages.length > 0 ? EXIT.done : EXIT.few)
}

function exitOf(error: unknown): number {
  if (error instanceof CommandError) return EXIT.command
  return error instanceof ReleaseError ? error.exit : EXIT.failed
}

/** Verbs that leave a name at the target. */
const WRITING: readonly string[] = [
  'init',
  'publish',
  'rollback',
  'undo',
  'retire',
  'prune',
  'watch',
  'due',
  'plans',
]

/** The name that the store knows goes into the records; one that was given stands before it. */
async function signed(author: Author, store: Store, given?: string): Promise<Author> {
  const identity = await store.identity?.()
  if (!identity || identity === given) return author
  return { ...author, by: given ? `${author.by} (${identity})` : identity }
}

/** Reports sources that were changed after the build. */
function warn({ verb, dist, pages }: Command, report: (text: string) => void): void {
  if (verb !== 'publish' || !existsSync(path.join(dist, 'manifest.json'))) return
  const file = newerSource(dist, pages)
  if (file)
    report(
      `Warning: ${file} was changed after the build, which does not have the change: "npm run build" makes it.`,
    )
}

function interruption({ stage, watched }: Context): string {
  if (watched !== undefined)
    return `Watching was interrupted, and nothing was taken back. ${watched} "watch" goes on; a larger --share or a rollback of the page decides.`
  if (stage === 'after')
    return 'Interrupted. The change itself is live. Run the same command again to finish what follows from it.'
  return 'Interrupted before the change was live, or in the moment of the switch: "status" shows which. The same command again is safe.'
}

/** Runs the operator's command, in a shell, with RELEASE_TARGET set. Throws where it fails. */
function runHook(command: string, target: string, env: NodeJS.ProcessEnv): void {
  const { status, signal } = spawnSync(command, {
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, RELEASE_TARGET: target },
  })
  if (status === 0) return
  throw new ReleaseError(
    'failed',
    `The change is live, but the command for changed addresses ended with ${signal ?? `exit code ${status}`}, so hosts may lead visitors by the old ones. Run it again: ${command}`,
  )
}

function siteName(): string {
  const file = path.resolve(import.meta.dirname, '../../../package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { name: string }).name
}
