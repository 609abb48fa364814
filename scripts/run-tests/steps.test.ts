import { expect, it } from 'vitest'
import { CommandError } from '../command/command-line.ts'
import { AREAS } from './areas.ts'
import { readCommand } from './run-tests-command.ts'
import { type Plan, stepsOf } from './steps.ts'

const FILES = [
  'pages/halls/one/OnePage.test.tsx',
  'scripts/build/isolation.test.ts',
  'scripts/release/protocol/kill.test.ts',
  'scripts/testing/absurd-numbers.test.tsx',
  'scripts/e2e/tools/shell.e2e.ts',
  'scripts/release/protocol/bucket.s3.ts',
]
const unitOf = (plan: Plan) => stepsOf(plan).find(({ name }) => name === 'unit')?.programs[0]

it('the daily share leaves out what takes a minute, or a program that has to be installed', () => {
  const { env = {} } = unitOf({ share: 'daily', files: FILES }) ?? {}
  expect(env.TESTS_LEFT_OUT?.split(',')).toEqual(FILES.slice(1))
})

it('the rest is what the daily share leaves out: each test is in one of both', () => {
  const line = unitOf({ share: 'rest', files: FILES })?.line ?? []
  expect(line.filter((word) => FILES.includes(word))).toEqual([FILES[1], FILES[2], FILES[3], FILES[5]])
  expect(stepsOf({ share: 'rest', files: FILES }).map(({ name }) => name)).toEqual([
    'build',
    'unit',
    'browser',
  ])
})

it('a sample leaves out the areas that are not played, and names its pages', () => {
  const areas = AREAS.filter(({ name }) => name === 'interrupted releases')
  const { env = {} } =
    unitOf({ share: 'sample', files: FILES, sample: { pages: ['halls/one'], areas } }) ?? {}
  expect(env).toMatchObject({ TESTS: 'sample', TESTS_PAGES: 'halls/one' })
  expect(env.TESTS_LEFT_OUT?.split(',')).toEqual([FILES[1], FILES[4], FILES[5]])
})

it('npm run check runs the tests of sources too, which elsewhere are unit tests', () => {
  const plan: Plan = { share: 'daily', files: FILES }
  const programs = (only?: 'check') => stepsOf(plan, only)[0]?.programs.map(({ line }) => line[0])
  expect(programs('check')).toContain('vitest')
  expect(programs()).not.toContain('vitest')
})

it('the command takes one step or a share, and refuses what it does not have', () => {
  expect(readCommand([])).toEqual({ share: 'daily' })
  expect(readCommand(['--rest'])).toEqual({ share: 'rest' })
  expect(readCommand(['unit'])).toEqual({ share: 'daily', only: 'unit' })
  expect(() => readCommand(['units'])).toThrow(/There is no step "units"\. Did you mean unit\?/)
  expect(() => readCommand(['warlord/season'])).toThrow(/There are: check, build, unit, browser\./)
  expect(() => readCommand(['--rest', '--sample'])).toThrow(CommandError)
})
