import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CommandError, HelpWanted } from '../../command/command-line.ts'
import { EXIT, ReleaseError } from '../release-error.ts'
import { openStore } from '../store/open-store.ts'
import { authorOf } from './author.ts'
import { describe } from './describe.ts'
import { perform } from './perform.ts'
import { readCommand } from './read-command.ts'
import { withoutSecrets } from './secrets.ts'
import { throttled } from './throttle.ts'

export interface Terminal {
  env: NodeJS.ProcessEnv
  /** Results. */
  out: (text: string) => void
  /** Progress and errors. */
  err: (text: string) => void
}

/**
 * Runs one command line and reports the result.
 * @returns the exit code. Secrets are removed from all output.
 */
export async function run(argv: string[], { env, out, err }: Terminal): Promise<number> {
  const safe = (text: string) => withoutSecrets(text, env)
  const json = argv.includes('--json')
  try {
    const command = readCommand(argv, env)
    const result = await perform(
      {
        store: openStore(command.target, env),
        site: siteName(),
        author: authorOf(command.given, env),
        now: () => new Date(),
        progress: throttled((text) => err(`${safe(text)}\n`)),
      },
      command,
    )
    out(`${safe(json ? JSON.stringify(result, null, 2) : describe(result, command.target))}\n`)
    return result.verb === 'verify' && result.problems.length > 0 ? EXIT.disorder : EXIT.done
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

function exitOf(error: unknown): number {
  if (error instanceof CommandError) return EXIT.command
  return error instanceof ReleaseError ? error.exit : EXIT.failed
}

function siteName(): string {
  const file = path.resolve(import.meta.dirname, '../../../package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { name: string }).name
}
