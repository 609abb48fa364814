import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const run = (code: string) =>
  spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      '-e',
      `import('./scripts/build/watchdog.ts').then(async ({ startWatchdog }) => { ${code} })`,
    ],
    { cwd: ROOT, encoding: 'utf8', timeout: 30_000 },
  )

it('a page whose module loops ends the build with its name', () => {
  const { status, signal, stderr } = run(
    "const dog = startWatchdog(1500); dog.enter('draws/loop'); await new Promise((r) => setTimeout(r, 50)); for (;;);",
  )
  expect([status, signal]).toEqual([null, 'SIGKILL'])
  expect(stderr).toMatch(/^pages\/draws\/loop: it does not end while its first screen is rendered\./)
})

it('a build with pauses is left alone, however long it takes', () => {
  const { status, stderr } = run(
    "const dog = startWatchdog(1500); for (let n = 0; n < 5; n++) { dog.enter('a/' + n); await new Promise((r) => setTimeout(r, 600)) } await dog.stop()",
  )
  expect([status, stderr]).toEqual([0, ''])
})
