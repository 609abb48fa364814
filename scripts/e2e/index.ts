import { spawn } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'

const USAGE = `Usage: npm run e2e [-- <page or family> ...] [--spec <name of a spec, as smoke>]
  npm run e2e -- warlord/season --spec smoke   one page in the machine's Chromium
Builds the site first. Pictures go to screenshots/<browser>/.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { spec: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
})

if (values.help) process.stdout.write(`${USAGE}\n`)
else {
  const args = ['run', '--config', 'scripts/e2e/vitest.config.ts', ...(values.spec ? [values.spec] : [])]
  spawn(path.resolve('node_modules/.bin/vitest'), args, {
    env: { ...process.env, E2E_PAGES: positionals.join(',') },
    stdio: 'inherit',
  }).once('exit', (code) => {
    process.exitCode = code ?? 1
  })
}
