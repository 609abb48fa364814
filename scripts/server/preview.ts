import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { explainListenError, listen, readPort } from '../site/listen.ts'
import { createPreviewServer } from './preview-server.ts'

const PRESET = 4173

let port = PRESET
try {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, site: { type: 'string', default: 'dist' } },
  })
  port = readPort(values.port === undefined ? [] : ['--port', values.port], process.env, PRESET)
  const folder = path.resolve(values.site)
  if (!existsSync(path.join(folder, 'manifest.json')))
    throw new Error(
      values.site === 'dist'
        ? 'There is no built site yet: run "npm run build" first.'
        : `There is no site in ${values.site}: "npm run release -- init --to ${values.site}" begins one.`,
    )
  const taken = await listen(createPreviewServer(folder), port)
  const what = values.site === 'dist' ? 'The built site' : `The site in ${values.site}`
  process.stdout.write(
    `The app shell: http://localhost:${taken}/__shell\n${what}, with the sandbox API: http://localhost:${taken}/\n`,
  )
} catch (error) {
  process.stderr.write(`${explainListenError(error, port)}\n`)
  process.exitCode = 1
}
