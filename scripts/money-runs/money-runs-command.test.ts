import { expect, it } from 'vitest'
import { readCommand } from './money-runs-command.ts'

it('ten thousand runs are played by a new seed, fewer or a single one by name', () => {
  expect(readCommand([])).toMatchObject({ runs: 10_000, path: undefined })
  expect(readCommand(['--page', '/magicEmoji', '--seed', '7', '--path', '181:2:0'])).toMatchObject({
    page: '/magicEmoji',
    seed: 7,
    path: '181:2:0',
  })
})

it.each([
  [['--runs', 'many'], '--runs "many" is not a whole number from 1'],
  [['--runs', '0'], '--runs "0" is not a whole number from 1'],
  [['--seed', 'x'], '--seed "x" is not a whole number from 0'],
  [['--page', '/magicEmoji', '--seed', '7', '--path', '1-2'], '--path "1-2" is not the place of a run'],
  [['--path', '1'], '--path needs the --page and --seed that it belongs to.'],
  [['--sed', '7'], "Unknown option '--sed'. Did you mean --seed?"],
])('%j is refused with a sentence', (argv, sentence) => {
  expect(() => readCommand(argv)).toThrow(sentence)
})
