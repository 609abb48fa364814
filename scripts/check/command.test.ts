import { expect, it } from 'vitest'
import { CHECKS, REST } from './checks.ts'
import { checksFor } from './command.ts'

it('npm test runs the daily checks, test:rest the others, check those that read the sources only', () => {
  expect(checksFor([])).toEqual(CHECKS)
  expect(checksFor(['--rest'])).toEqual(REST)
  expect(checksFor(['--static']).map(({ title }) => title)).toEqual([
    'Lint and format',
    'Types',
    'Unused code',
    'Words and styles',
  ])
})

it.each([
  [['pages/halls'], 'Too many arguments. Expected 0 arguments but got 1'],
  [['--watch'], "Unknown option '--watch'."],
  [['--statik'], "Unknown option '--statik'. Did you mean --static?"],
])('npm test -- %j is refused with a sentence, and where to read more', (argv, sentence) => {
  expect(() => checksFor(argv)).toThrow(sentence)
  expect(() => checksFor(argv)).toThrow('"npm test -- --help" shows more.')
})

it('the help of npm test names the commands for a part', () => {
  expect(() => checksFor(['--help'])).toThrow(
    /npx vitest run pages\/halls[\s\S]*npm run e2e -- halls\/forecast/,
  )
})
