import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { runStep } from './run-step.ts'
import type { Program } from './steps.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** Runs a step of programs whose code is given, each as one of `node_modules/.bin`. */
function runPrograms(codes: string[], sendsEvents = false, onProgress = (..._: number[]) => {}) {
  const root = mkdtempSync(path.join(tmpdir(), 'step-'))
  folders.push(root)
  const bin = path.join(root, 'node_modules/.bin')
  mkdirSync(bin, { recursive: true })
  const programs = codes.map((code, at): Program => {
    const file = path.join(bin, `p${at}`)
    writeFileSync(file, `#!/usr/bin/env node\n${code}\n`)
    chmodSync(file, 0o755)
    return { line: [`p${at}`, '--now'], sendsEvents }
  })
  return runStep(root, { name: 'unit', programs }, onProgress)
}

it('programs of a step all run, and one that fails is one failure with what it printed', async () => {
  const outcome = await runPrograms([
    'console.log("a.ts(3,1): error TS2304"); process.exit(2)',
    'console.error("note: 5 files"); process.exit(0)',
  ])
  expect(outcome).toMatchObject({ passed: 0, failed: 1, notes: ['5 files'] })
  expect(outcome.failures).toEqual([
    { title: 'p0 --now', message: 'ended with 2\na.ts(3,1): error TS2304', replay: 'npx p0 --now' },
  ])
})

it('of a long output the last lines are shown', async () => {
  const { failures } = await runPrograms([
    'for (let n = 1; n <= 99; n++) console.log(n); process.exitCode = 1',
  ])
  expect(failures[0]?.message).toMatch(/^ended with 1\n\(the last 60 of 99 lines\)\n40\n[\s\S]+\n99$/)
})

it('tests are counted as their runner reports them', async () => {
  const seen: number[][] = []
  const failure = { title: 'adds', message: 'no', replay: 'npx vitest run a.test.ts' }
  const send = [
    { kind: 'progress', done: 1, total: 2, failed: 1 },
    { kind: 'failed', ...failure },
    { kind: 'unsteady', title: 'late', replay: 'npx playwright test late' },
    { kind: 'end', passed: 40, failed: 1, skipped: 3 },
  ].map((event) => `process.send(${JSON.stringify(event)})`)
  const outcome = await runPrograms(
    [`${send.join(';')}; process.exitCode = 1; process.disconnect()`],
    true,
    (...counts) => void seen.push(counts),
  )
  expect(outcome).toMatchObject({ passed: 40, failed: 1, skipped: 3 })
  expect(outcome.failures).toMatchObject([failure])
  expect(outcome.unsteady).toMatchObject([{ title: 'late', replay: 'npx playwright test late' }])
  expect(seen).toEqual([[1, 2, 1]])
})

it('a runner that ends before its tests have failed, though it ends with 0', async () => {
  const { failed, failures } = await runPrograms(['console.log("killed")'], true)
  expect(failed).toBe(1)
  expect(failures[0]?.message).toBe('ended with 0 before its tests did\nkilled')
})

it('a program that is missing is named, with what to do', async () => {
  const { failures } = await runStep('/nowhere', { name: 'check', programs: [{ line: ['tsc'] }] }, () => {})
  expect(failures[0]?.message).toContain('Run "npm ci" first.')
})
