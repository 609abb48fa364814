import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CommandError, HelpWanted } from '../../command/command-line.ts'
import { mapLimit } from '../../command/map-limit.ts'
import type { Author, Context } from '../context.ts'
import { EXIT, type Offer, ReleaseError } from '../release-error.ts'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { authorOf } from './author.ts'
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
    const { name, verb, input, targets } = command
    if (name === 'console' && openConsole) return await openConsole(argv)
    const several = targets.length > 1
    const author = authorOf(command.given, env)
    const sites = await mapLimit(targets, async (target): Promise<Target> => {
      const { address } = target
      const tell = (text: string) => err(`${safe(several ? `${target.name}: ${text}` : text)}\n`)
      const store = openStore(address, env)
      return {
        ...target,
        context: {
          store,
          site: siteName(),
          author: verb.signs ? await signed(author, store, command.given.by ?? env.RELEASE_BY) : author,
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
      for (const site of sites) err(`${several ? `${site.name}: ` : ''}${interruption(site.context)}\n`)
    })
    if (several) await checkAll(sites, command)
    const headed = ({ name }: Target, text: string) => (several ? `${name}:\n${text}` : text)
    const results = await performAll(sites, command, (target, result) => {
      if (!json) print(result, headed(target, verb.print(result, target.address)))
    })
    const followed = await Promise.all(
      results.map(async ({ target, result }) => {
        const { context, onAddresses } = target
        const found = await verb.follow?.(context, input, result, { check: false, onAddresses })
        if (found && !json) print(found.value, headed(target, found.text))
        return found
      }),
    )
    if (json) {
      const all = results.map(({ target, result }, index) => ({
        ...(several && { target: target.name }),
        ...result,
        ...(followed[index] && { watched: followed[index].value }),
      }))
      print(several ? all : (all[0] as object), '')
    }
    return (
      [
        ...results.map(({ result }) => verb.exit?.(result) ?? EXIT.done),
        ...followed.map((found) => found?.exit ?? EXIT.done),
      ].find((code) => code !== EXIT.done) ?? EXIT.done
    )
  } catch (error) {
    if (error instanceof HelpWanted) {
      out(`${error.message}\n`)
      return EXIT.done
    }
    const { exit, code, offers } = readError(error)
    const message = safe(error instanceof Error ? error.message : String(error))
    if (json) out(`${JSON.stringify({ error: { exit, code, message, offers } }, null, 2)}\n`)
    else err(`${[message, ...offers.map((offer) => OFFERED[offer])].join(' ')}\n`)
    return exit
  }
}

interface Target {
  name: string
  address: string
  context: Context
  onAddresses: () => void
}

type Result = { verb: string; addresses?: boolean }

/** Has each target refuse before any is changed. */
async function checkAll(targets: Target[], { verb, input }: Command): Promise<void> {
  if (!verb.isChecked) return
  for (const { name, context, onAddresses } of targets)
    try {
      await verb.run(context, input, { check: true, onAddresses })
    } catch (error) {
      if (error instanceof Error) error.message = `${name} refuses: ${error.message} No target was changed.`
      throw error
    }
}

/** One target after the other. A failure names those that were changed before. */
async function performAll(
  targets: Target[],
  { verb, input }: Command,
  print: (target: Target, result: Result) => void,
): Promise<{ target: Target; result: Result }[]> {
  const results: { target: Target; result: Result }[] = []
  for (const target of targets)
    try {
      const { context, onAddresses } = target
      const result: Result = await verb.run(context, input, { check: false, onAddresses })
      results.push({ target, result })
      print(target, result)
      if (result.addresses) onAddresses()
    } catch (error) {
      if (error instanceof Error && targets.length > 1) {
        const done = results.map((each) => each.target.name).join(', ')
        const more = verb.isChecked
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

const OFFERED: Record<Offer, string> = {
  again: 'Say --again to publish what was taken back, which its record will show.',
  'new-settings': 'Say --new-settings if others are meant.',
}

function readError(error: unknown): Pick<ReleaseError, 'exit' | 'code' | 'offers'> {
  if (error instanceof ReleaseError) return error
  const code = error instanceof CommandError ? 'command' : 'failed'
  return { exit: EXIT[code], code, offers: [] }
}

/** The name that the store knows goes into the records; one that was given stands before it. */
async function signed(author: Author, store: Store, given?: string): Promise<Author> {
  const identity = await store.identity?.()
  if (!identity || identity === given) return author
  return { ...author, by: given ? `${author.by} (${identity})` : identity }
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
