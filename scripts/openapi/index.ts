import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { CommandError, readArguments } from '../command/command-line.ts'
import { loadThroughVite } from '../command/load-through-vite.ts'

const USAGE = `Writes the contract of shared/api as an OpenAPI 3.1 document, with an example of every answer.

Usage: npm run openapi [-- --out FILE]

  --out   a file; without it the document is printed`

try {
  const { values } = readArguments(
    {
      args: process.argv.slice(2),
      options: { out: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
    },
    USAGE,
  )
  if (values.help) process.stdout.write(`${USAGE}\n`)
  else {
    const root = path.resolve(import.meta.dirname, '../..')
    const module = await loadThroughVite<typeof import('./document.ts')>(root, 'scripts/openapi/document.ts')
    const text = `${JSON.stringify(await module.openApiDocument(root), null, 1)}\n`
    if (values.out) writeFileSync(values.out, text)
    else process.stdout.write(text)
  }
} catch (error) {
  process.exitCode = error instanceof CommandError ? 2 : 1
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
}
