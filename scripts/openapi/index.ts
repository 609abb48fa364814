import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { CommandLine } from '../command/command-line.ts'
import { loadThroughVite } from '../command/load-through-vite.ts'
import { runCommand } from '../command/run-command.ts'

const command = new CommandLine('npm run openapi --')
  .description(
    'Writes the contract of shared/api as an OpenAPI 3.1 document, with an example of every answer.',
  )
  .option('--out <file>', 'a file; without it the document is printed')
  .examples(['npm run openapi -- --out openapi.json', 'npm run --silent openapi > openapi.json'])

await runCommand(
  async (argv) => {
    const { out } = command.read(argv).opts<{ out?: string }>()
    const root = path.resolve(import.meta.dirname, '../..')
    const module = await loadThroughVite<typeof import('./document.ts')>(root, 'scripts/openapi/document.ts')
    const text = `${JSON.stringify(await module.openApiDocument(root), null, 1)}\n`
    if (out) writeFileSync(out, text)
    else process.stdout.write(text)
    return 0
  },
  { failed: 1 },
)
