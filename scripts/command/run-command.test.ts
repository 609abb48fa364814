import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'

const RUN_COMMAND = pathToFileURL(path.join(import.meta.dirname, 'run-command.ts')).href
/** Writes far more than a pipe holds, then reports on another one that it has finished. */
const TALKATIVE = `
  const { writeSync } = await import('node:fs')
  const { runCommand } = await import(${JSON.stringify(RUN_COMMAND)})
  await runCommand(async () => {
    for (let line = 0; line < 100; line++) {
      process.stdout.write('x'.repeat(10_000) + '\\n')
      await new Promise(setImmediate)
    }
    writeSync(3, 'done')
    return 0
  })`

it('a command whose output is closed works to its end in silence, as before "| head"', async () => {
  const { NODE_OPTIONS: _, VITEST: __, NODE_ENV: ___, ...env } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', TALKATIVE], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const [, out, err, end] = child.stdio
  out?.once('data', () => out.destroy())
  let said = ''
  err?.on('data', (text) => (said += text))
  let ended = ''
  end?.on('data', (text) => (ended += text))
  const code = await new Promise((resolve) => child.once('close', resolve))
  expect({ code, said, ended }).toEqual({ code: 0, said: '', ended: 'done' })
})

it('a command below a folder with "#" in its name gives the reason and the remedy', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'a#b'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', TALKATIVE],
    { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe', 'ignore'] },
  )
  expect(status).toBe(2)
  expect(stderr).toContain('Rename the folder, or move the project.')
  expect(stderr).not.toMatch(/\n\s+at /)
})
