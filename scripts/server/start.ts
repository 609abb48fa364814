import { createServer } from 'vite'
import { findPages } from '../build/pages.ts'
import { explainListenError, readPort } from '../site/listen.ts'

const PRESET = 5173

let port = PRESET
try {
  port = readPort(process.argv.slice(2), process.env, PRESET)
  const pages = await findPages(process.cwd())
  const server = await createServer({ server: { port, strictPort: true, host: true } })
  await server.listen()
  const base = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? `http://localhost:${port}`
  const width = Math.max(...pages.map((page) => page.id.length))
  const lines = pages.map(
    (page) => `  ${page.id.padEnd(width)}  ${page.meta.paths.map((path) => `${base}${path}`).join(' ')}`,
  )
  process.stdout.write(
    `The app shell: ${base}/__shell\n\n${lines.join('\n')}\n\n${pages.length} pages on the sandbox API. Sign in as anyone: ?token=demo-10001&userId=10001\n`,
  )
} catch (error) {
  process.stderr.write(`${explainListenError(error, port)}\n`)
  process.exit(1)
}
