import { expect, it } from 'vitest'
import { readCommand } from './money-runs-command.ts'

it('ten thousand runs are played by a new seed, fewer or a single one by name', () => {
  expect(readCommand([])).toMatchObject({ runs: 10_000, run: undefined })
  expect(readCommand(['--page', '/magicEmoji', '--seed', '7', '--run', '182'])).toMatchObject({
    page: '/magicEmoji',
    seed: '7',
    run: 182,
  })
})

it.each([
  [['--runs', 'many'], '--runs "many" is not a whole number from 1.'],
  [['--page', '/magicEmoji', '--run', '0'], '--run "0" is not a whole number from 1.'],
  [['--run', '1'], '--run needs the --page that it is a run of.'],
  [['--sed', '7'], "Unknown option '--sed'. Did you mean --seed?"],
])('%j is refused with a sentence', (argv, sentence) => {
  expect(() => readCommand(argv)).toThrow(sentence)
})
