import { existsSync } from 'node:fs'
import path from 'node:path'
import { CommandLine } from '../command/command-line.ts'
import { runCommand } from '../command/run-command.ts'
import { explainListenError, listen, readPort } from '../site/listen.ts'
import { namedHostsOnly } from '../site/named-hosts.ts'
import { loadEnvFile } from '../site/settings.ts'

const PRESET = 4173

const command = new CommandLine('npm run preview --')
  .description('Serves the built site as a CDN would, with the sandbox API.')
  .option('--port <port>', `where it listens (default: PORT, else ${PRESET})`)
  .option('--site <folder>', 'a built site, or a folder that was released to', 'dist')
  .examples(['npm run preview -- --port 8080', 'npm run preview -- --site live'])

let port = PRESET
await runCommand(
  async (argv) => {
    const { port: asked, site } = command.read(argv).opts<{ port?: string; site: string }>()
    loadEnvFile()
    port = readPort(asked, process.env, PRESET)
    const folder = path.resolve(site)
    if (!existsSync(path.join(folder, 'manifest.json')))
      throw new Error(
        site === 'dist'
          ? 'There is no built site yet: run "npm run build" first.'
          : `There is no site in ${site}: "npm run release -- init --to ${site}" begins one.`,
      )
    const { createPreviewServer, otherApisOf } = await import('./preview-server.ts')
    const taken = await listen(namedHostsOnly(createPreviewServer(folder)), port)
    const what = site === 'dist' ? 'The built site' : `The site in ${site}`
    process.stdout.write(
      `The app shell: http://localhost:${taken}/__shell\n${what}, with the sandbox API: http://localhost:${taken}/\n`,
    )
    const apis = otherApisOf(folder)
    if (apis.length)
      process.stdout.write(
        `Its pages were built with API_BASE and call ${apis.join(', ')}, not this sandbox: build without it to look at them here.\n`,
      )
    return 0
  },
  { failed: 1, explain: (error) => explainListenError(error, port) },
)
