import { rmSync } from 'node:fs'
import path from 'node:path'
import { findBrowser } from '../browser/browser.ts'
import { pagesOfStories } from '../browser/pages-of-stories.ts'
import { checkNames } from '../build/page-names.ts'
import { runCommand } from '../command/run-command.ts'
import { runProgram } from '../command/run-program.ts'
import { filesBelow } from '../site/files.ts'
import { forgetSettings } from '../site/settings.ts'
import { type Command, readCommand } from './gallery-command.ts'
import { goneAmong } from './plan.ts'

await runCommand(async (argv) => {
  forgetSettings(process.env)
  return take(readCommand(argv))
})

/** Builds what is named, takes its pictures and compares them, or records them. Resolves to the exit code. */
async function take({ pages: names, languages, accept, open }: Command): Promise<number> {
  const { findPages } = await import('../build/pages.ts')
  const pages = await findPages(process.cwd())
  checkNames(
    names,
    pages.map(({ id }) => id),
  )
  findBrowser()
  const built = names.length > 0 ? pagesOfStories(process.cwd(), pages, names) : []
  const code = await runProgram(['tsx', 'scripts/build/index.ts', ...built])
  if (code !== 0) return code
  if (accept) {
    const recorded = filesBelow(process.cwd(), 'gallery/pictures')
    for (const file of goneAmong(recorded, pages, { names, languages })) rmSync(path.resolve(file))
  }
  return runProgram(
    [
      ...['playwright', 'test', '--config=scripts/gallery', '--reporter=list,html'],
      ...languages.map((language) => `--project=${language}`),
      ...(accept ? ['--update-snapshots=changed'] : []),
    ],
    { E2E_PAGES: names.join(','), ...(open && { PLAYWRIGHT_HTML_OPEN: 'always' }) },
  )
}
