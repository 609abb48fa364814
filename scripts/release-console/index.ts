import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import path from 'node:path'
import { runCommand } from '../command/run-command.ts'
import { authorOf } from '../release/command/author.ts'
import { readCommand } from '../release/command/read-command.ts'
import type { ConsoleInput } from '../release/command/verbs/console.ts'
import { explainListenError, listen } from '../site/listen.ts'
import { answerWith } from '../site/node-http.ts'
import { resultOf } from './act.ts'
import { createConsole } from './server.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

let port = 0
// started by `npm run release -- console`, which has checked the words
await runCommand(
  async (argv) => {
    const command = readCommand(argv, process.env)
    const [target = { name: '', address: '' }] = command.targets
    const input = command.input as ConsoleInput
    port = input.port
    const token = randomBytes(24).toString('base64url')
    // a target without a site is reported here, not in a browser
    await resultOf(['status', `--to=${target.address}`, '--json'], process.env)
    const { onAddresses, given } = command
    const { dist, collector } = input
    const { by } = authorOf(given, process.env)
    const site = createConsole({
      root: ROOT,
      target: target.address,
      dist,
      env: process.env,
      token,
      by,
      onAddresses,
      collector,
    })
    const server = createServer(answerWith((request) => site.fetch(request)))
    const taken = await listen(server, port, '127.0.0.1')
    process.stdout.write(
      `The console of ${target.name}, on this machine alone: http://127.0.0.1:${taken}/?token=${token}\n`,
    )
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
    })
    server.close()
    server.closeAllConnections()
    await site.close()
    return 0
  },
  { failed: 1, explain: (error) => explainListenError(error, port) },
)
