import path from 'node:path'
import { CommandError } from '../command/command-line.ts'
import { runCommand } from '../command/run-command.ts'
import { loadEnvFile, readSettings } from '../site/settings.ts'
import { BUDGETS, kilobytes } from './budget.ts'
import { readCommand } from './build-command.ts'
import type { BuildResult } from './build-site.ts'
import type { BuiltPage as Built } from './page-build.ts'

await runCommand(
  async (argv) => {
    const { pages, cache } = readCommand(argv)
    loadEnvFile()
    const { buildSite } = await import('./build-site.ts')
    const started = performance.now()
    const result = await buildSite({
      root: process.cwd(),
      only: pages,
      cache: path.resolve(cache),
      settings: readSettings(process.env),
    })
    report(result, performance.now() - started)
    return 0
  },
  { failed: 1, explain },
)

function report({ manifest, built, cached, pages }: BuildResult, milliseconds: number): void {
  for (const [id, { entry, sizes }] of [...pages].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const mark = built.includes(id) ? '+' : ' '
    say(
      `${mark} ${id.padEnd(28)} ${entry.weight.padEnd(5)} html ${part(entry, sizes, 'html')}  scripts ${part(entry, sizes, 'scripts')}  on demand ${part(entry, sizes, 'later')}  ${entry.paths.join(' ')}`,
    )
  }
  say(
    `${built.length} built, ${cached.length} unchanged, runtime ${manifest.runtime.id}, ${(milliseconds / 1000).toFixed(1)} s`,
  )
}

/** `101.8 of 106.0 KB`: what a part weighs, of what it may weigh. */
function part({ weight }: Built['entry'], sizes: Built['sizes'], name: 'html' | 'scripts' | 'later'): string {
  const limit = kilobytes(BUDGETS[weight][name])
  return `${kilobytes(sizes[name]).replace(' KB', '')} of ${limit}`.padStart(17)
}

/** A mistake in the sources is shown in its own words, what the bundler refuses with its frame; anything else keeps its stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const mistake = mistakeIn(error)
  if (mistake) return mistake
  if ('errors' in error) return error.message.replace(/\n\s+at .*/g, '')
  const known = /^(manifest\.json|[A-Z_]+=")/.test(error.message)
  return known || error instanceof CommandError ? error.message : (error.stack ?? error.message)
}

/** A BuildError, also one that was thrown inside the bundler, which gathers errors and their causes. */
function mistakeIn(error: Error & { errors?: unknown }): string | undefined {
  if (error.name === 'BuildError') return error.message
  const inside = [error.cause, ...(Array.isArray(error.errors) ? error.errors : [])]
  for (const each of inside) {
    const found = each instanceof Error || isErrorLike(each) ? mistakeIn(each as Error) : undefined
    if (found) return found
  }
  return /BuildError: ([\s\S]+?)\n\s+at /.exec(error.message)?.[1]
}

function isErrorLike(value: unknown): value is Error {
  return typeof value === 'object' && value !== null && typeof (value as Error).message === 'string'
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
