import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { playTests } from './play.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'unsteady-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** `once` fails in the first run alone. */
const ONCE = `
  const second = !!process.env.E2E_AGAIN
  const once = (why) => { if (!second) throw new Error(why) }
`

/** Real runs of vitest over files with this content. */
function play(name: string, files: Record<string, string>, first: string[] = [], once = false) {
  const root = path.join(folder, name)
  mkdirSync(root)
  const config = path.join(root, 'vitest.config.mjs')
  const test = { globals: true, include: ['*.spec.js'], sequence: { concurrent: true } }
  writeFileSync(config, `export default ${JSON.stringify({ root, test })}`)
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(root, file), ONCE + content)
  return playTests({
    command: ['vitest', 'run', '--config', config],
    first,
    once,
    reporter: 'dot',
    env: { VITEST: undefined, NODE_ENV: undefined, E2E_AGAIN: undefined },
    quiet: true,
  })
}

it('a test that fails is played once more, and nothing else with it; failing twice it has failed, even if it passes when recorded, and so has the run with too many unsteady ones', async () => {
  const { passed, failed, failures, unsteady } = await play('one by one', {
    'a.spec.js': `
      it('is steady', () => { if (second) throw new Error('played again, although it passed') })
      it.skip('is left out', () => {})
      describe.for([{ page: 'a/b (1)' }, { page: 'a+b' }])('$page', () => {
        it('costs 1.5 $? [once]', () => once('"Saved" was not there.\\nPicture: failed/a.png'))
        it('costs 1.5 $? [once] more', () => { if (second) throw new Error('only begins like it') })
      })
      it.for(['x', 'y', 'z'])('is late with %s', (_) => once('late'))
      it('fails', () => { if (!process.env.E2E_TRACE) throw new Error(second ? 'again' : 'at first') })`,
    'b.spec.js': `it('fails', () => { if (second) throw new Error('of another file') })`,
  })
  expect({ passed, failed }).toEqual({ passed: 9, failed: 2 })
  expect(failures).toEqual([
    'a.spec.js: fails: at first',
    '5 tests are unsteady: with more than 3 the run has failed.',
  ])
  expect(unsteady.map(({ titles }) => titles?.join(' '))).toEqual([
    "'a/b (1)' costs 1.5 $? [once]",
    "'a+b' costs 1.5 $? [once]",
    'is late with x',
    'is late with y',
    'is late with z',
  ])
  expect(unsteady[0]?.failure).toBe('"Saved" was not there.\nPicture: failed/a.png')
}, 60_000)

it('a file that could not be loaded, or one of whose hooks failed, is played again as a whole, and counts as it went then: passed where all of it passes', async () => {
  const { passed, failed, failures, unsteady } = await play('whole files', {
    'block.spec.js': `
      it('is steady', () => {})
      it('is as unsteady as its file', () => once('too slow'))
      describe('within', () => {
        beforeAll(() => once('no browser'))
        it('passes', () => {})
      })`,
    'late.spec.js': `
      beforeAll(() => once('no server'))
      it('passes', () => {})
      it('breaks', () => { throw new Error('found late') })`,
    'load.spec.js': `once('not there yet'); it('passes', () => {})`,
    'gone.spec.js': `throw new Error('gone'); it('passes', () => {})`,
  })
  expect({ passed, failed }).toEqual({ passed: 4, failed: 2 })
  expect(failures.sort()).toEqual(['gone.spec.js: gone', 'late.spec.js: no server'])
  expect(unsteady.map(({ file, titles, failure }) => [file, titles?.[0], failure]).sort()).toEqual([
    ['block.spec.js', undefined, 'no browser'],
    ['load.spec.js', undefined, 'not there yet'],
  ])
})

it('of a shard of the files, what fails is found again among all of them', async () => {
  const late = `it('is late', () => once('late'))`
  const { passed, failed, unsteady } = await play('shard', { 'a.spec.js': late, 'b.spec.js': late }, [
    '--shard=2/2',
  ])
  expect({ passed, failed, unsteady: unsteady.length }).toEqual({ passed: 1, failed: 0, unsteady: 1 })
})

it('what nobody caught is reported, although every test passed', async () => {
  const verdict = await play('crash', {
    'a.spec.js': `it('passes', async () => {
      Promise.reject(new Error('nobody caught it'))
      await new Promise(setImmediate)
    })`,
  })
  expect(verdict).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ['It failed outside its tests: nobody caught it'],
    unsteady: [],
    timed: [{ file: 'a.spec.js', title: 'passes' }],
  })
})

it('a run that stops at the first failure plays nothing more, neither the tests after it nor that one again', async () => {
  const { passed, failed, failures, unsteady } = await play(
    'once',
    {
      'a.spec.js': `
        it.sequential('passes', () => {})
        it.sequential('fails', () => once('late'))
        it.sequential('comes after it', () => {})`,
    },
    [],
    true,
  )
  expect({ passed, failed, failures, unsteady }).toEqual({
    passed: 1,
    failed: 1,
    failures: ['a.spec.js: fails: late'],
    unsteady: [],
  })
}, 60_000)
