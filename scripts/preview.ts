import { existsSync } from 'node:fs'
import path from 'node:path'
import { explainListenError, listen, readPort } from './site/listen.ts'
import { createPreviewServer } from './site/preview-server.ts'

const PRESET = 4173
const dist = path.resolve('dist')

let port = PRESET
try {
  port = readPort(process.argv.slice(2), process.env, PRESET)
  if (!existsSync(path.join(dist, 'manifest.json')))
    throw new Error('There is no built site yet: run "npm run build" first.')
  const taken = await listen(createPreviewServer(dist), port)
  process.stdout.write(
    `The app shell: http://localhost:${taken}/__shell\nThe built site, with the sandbox API: http://localhost:${taken}/\n`,
  )
} catch (error) {
  process.stderr.write(`${explainListenError(error, port)}\n`)
  process.exitCode = 1
}
