import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { CommandError } from '../command/command-line.ts'
import { loadThroughVite } from '../command/load-through-vite.ts'
import { runCommand } from '../command/run-command.ts'
import { explainListenError } from '../site/listen.ts'
import { type CollectorCommand, readCommand } from './collector-command.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

await runCommand(async (argv) => {
  const command = readCommand(argv, process.env)
  const { COLLECTOR_TOKEN, COLLECTOR_SECRET } = process.env
  if (command.what !== 'serve') return upkeep(command, COLLECTOR_SECRET)
  const token = COLLECTOR_TOKEN || randomBytes(18).toString('base64url')
  const { serve } = await loadThroughVite<typeof import('./serve.ts')>(ROOT, 'scripts/collector/serve.ts')
  const { port, stop } = await serve(command, { token, secret: COLLECTOR_SECRET }).catch((error) => {
    throw new CommandError(explain(error, command.port, command.db))
  })
  process.stdout.write(
    `Collector on ${command.db}: http://localhost:${port}\n${COLLECTOR_TOKEN ? '' : `Operators' token: ${token}\n`}Shown by: npm run release -- console --collector http://localhost:${port}\n`,
  )
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
  await stop()
  return 0
})

async function upkeep(
  { what, db, file, person, device }: CollectorCommand,
  secret?: string,
): Promise<number> {
  const { dump, restore, erase } = await loadThroughVite<typeof import('./upkeep.ts')>(
    ROOT,
    'scripts/collector/upkeep.ts',
  )
  const done = await (what === 'dump'
    ? dump(db, file)
    : what === 'restore'
      ? restore(db, file)
      : erase(db, { person, device }, secret)
  ).catch((error) => {
    throw new CommandError(error instanceof CommandError ? error.message : explain(error, 0, db))
  })
  process.stdout.write(`${done}\n`)
  return 0
}

function explain(error: unknown, port: number, db: string): string {
  const code = String((error as { code?: string }).code)
  if (code === 'EADDRINUSE' || code === 'EACCES') return explainListenError(error, port)
  const cause = error instanceof Error ? error.message || code : String(error)
  return `${db} cannot be opened: ${cause}. Check --db: postgres://user@host/database, or a folder.`
}
