import { execFileSync } from 'node:child_process'
import { userInfo } from 'node:os'
import type { Author } from '../context.ts'
import { ReleaseError } from '../release-error.ts'
import { secretIn } from './secrets.ts'

const NOTE_LENGTH = 500
const NAME_LENGTH = 80

/**
 * Author and reason of a release: from the command, else git and the system. Throws a sentence for a text that is
 * too long or holds a secret, since it is stored at the target.
 */
export function authorOf(
  given: { by?: string | undefined; note?: string | undefined },
  env: NodeJS.ProcessEnv,
): Author {
  const author = {
    by: tidy(given.by ?? env.RELEASE_BY ?? (git('config', 'user.name') || userInfo().username)),
    note: tidy(given.note ?? ''),
  }
  const limits = { by: NAME_LENGTH, note: NOTE_LENGTH }
  for (const [field, text] of Object.entries(author) as [keyof Author, string][]) {
    if (text.length > limits[field]) fail(`--${field} is longer than ${limits[field]} characters.`)
    const secret = secretIn(text, env)
    if (secret)
      fail(
        `--${field} holds what looks like a secret (${secret}). It would stay at the target: leave it out.`,
      )
  }
  if (!author.by) fail('Who releases this? Name the author by --by, or set RELEASE_BY.')
  return author
}

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

/** One line, without what a terminal would act on. */
function tidy(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
}

function fail(message: string): never {
  throw new ReleaseError('command', message)
}
