import { CommandLine } from '../command/command-line.ts'
import { runCommand } from '../command/run-command.ts'
import { explainListenError, readPort } from '../site/listen.ts'
import { allowedHosts } from '../site/named-hosts.ts'
import { loadEnvFile } from '../site/settings.ts'

const PRESET = 5173

const command = new CommandLine('npm start --')
  .description('Serves every page on the sandbox API, with hot reload, and prints their addresses.')
  .option('--port <port>', `where it listens (default: PORT, else ${PRESET})`)
  .examples(['npm start', 'npm start -- --port 8080'])

await runCommand(async (argv) => {
  const { port } = command.read(argv).opts<{ port?: string }>()
  loadEnvFile()
  await start(port)
  return 0
})

async function start(asked: string | undefined): Promise<void> {
  let port = PRESET
  // without it finding the pages, as in a build, would set production: edits would reload the page
  process.env.NODE_ENV = 'development'
  try {
    port = readPort(asked, process.env, PRESET)
    const [{ createServer }, { findPages }] = await Promise.all([import('vite'), import('../build/pages.ts')])
    // a page that cannot be read is reported by the server, and left out
    const pages = await findPages(process.cwd(), () => {}).catch(() => [])
    const server = await createServer({
      server: { port, strictPort: true, host: true, allowedHosts: allowedHosts() },
    })
    await server.listen()
    const base = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? `http://localhost:${port}`
    const width = Math.max(...pages.map((page) => page.id.length))
    const lines = pages.map(
      (page) => `  ${page.id.padEnd(width)}  ${page.meta.paths.map((path) => `${base}${path}`).join(' ')}`,
    )
    process.stdout.write(
      `${lines.join('\n')}\n\n${pages.length} pages on the sandbox API. Sign in as anyone: ?token=demo-10001&userId=10001\nWhat phones report: ${base}/__console/\nThe app shell: ${base}/__shell\n`,
    )
  } catch (error) {
    process.stderr.write(`${explainListenError(error, port)}\n`)
    // a half-started server would keep it from exiting
    process.exit(1)
  }
}
