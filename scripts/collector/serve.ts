import { createServer, type Server } from 'node:http'
import { listen } from '../site/listen.ts'
import { answerWith } from '../site/node-http.ts'
import { posterTo } from './alerts.ts'
import { type Collector, createCollector } from './collector.ts'
import type { CollectorCommand } from './collector-command.ts'
import { isPostgres, openPglite, openPostgres } from './database.ts'
import { knownSite } from './known-site.ts'

const HOUR = 3_600_000
const MINUTE = 60_000

/** @returns the port, and how to stop: what was accepted is stored first. */
export async function serve(
  command: CollectorCommand,
  { token, secret }: { token: string; secret?: string | undefined },
): Promise<{ port: number; stop(): Promise<void> }> {
  const { db, site, notify, origins, perMinute, perNetwork, behindProxy, keepDays } = command
  const database = isPostgres(db) ? await openPostgres(db) : await openPglite(db)
  const of = site ? knownSite(site, process.env, report) : undefined
  await of?.refresh()
  const collector = await createCollector({
    ...{ database, token, origins, perMinute, perNetwork, behindProxy },
    ...(secret && { secret }),
    ...(of && { known: of.known }),
  })
  const prune = () => collector.prune(keepDays).catch(report)
  await prune()
  const timers = [setInterval(prune, HOUR)]
  if (notify) {
    const post = posterTo(notify, report)
    timers.push(setInterval(() => void collector.alert(post).catch(report), MINUTE))
  }
  const server = createServer(answerWith((request, connection) => collector.fetch(request, connection)))
  const port = await listen(server, command.port)
  return {
    port,
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await closed(server)
      await closeCollector(collector)
    },
  }
}

const report = (problem: unknown) => void process.stderr.write(`${String(problem)}\n`)

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })

const closeCollector = (collector: Collector) => collector.close()
