// @vitest-environment node
import { expect, it } from 'vitest'
import { CHECKS, REST } from './checks.ts'
import { checksFor, USAGE } from './command.ts'

it('npm test runs the daily checks, test:rest the others, check those that read the sources only', () => {
  expect(checksFor([])).toEqual(CHECKS)
  expect(checksFor(['--rest'])).toEqual(REST)
  expect(checksFor(['--static']).map(({ title }) => title)).toEqual([
    'Lint and format',
    'Types',
    'Unused code',
  ])
})

it.each([
  [['pages/halls'], "Unexpected argument 'pages/halls'."],
  [['--watch'], "Unknown option '--watch'."],
])('npm test -- %j is refused with a sentence that names the commands for a part', (argv, sentence) => {
  expect(() => checksFor(argv)).toThrow(`${sentence}\n\n${USAGE}`)
})
