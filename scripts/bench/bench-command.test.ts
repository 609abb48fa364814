import { expect, it } from 'vitest'
import { readCommand } from './bench-command.ts'

it('without arguments all measures of speed are taken', () => {
  expect(readCommand([])).toEqual({ name: 'speed', visits: 9, cpu: 4 })
  const slower = ['--only', 'load', '--visits', '5', '--cpu', '8']
  expect(readCommand(slower)).toEqual({ name: 'speed', only: 'load', visits: 5, cpu: 8 })
})

it('the pages with most that moves are kept open for ten minutes, others by name', () => {
  const pages = ['draws/constellation', 'warlord/season', 'pet/room', 'boss/hunt']
  expect(readCommand(['endurance'])).toEqual({ name: 'endurance', pages, minutes: 10 })
  expect(readCommand(['endurance', 'pet/house', '--minutes', '0.5'])).toEqual({
    name: 'endurance',
    pages: ['pet/house'],
    minutes: 0.5,
  })
})

it.each([
  [['endurance', '--minutes', 'long'], '--minutes long is not a duration'],
  [['--only', 'lod'], '--only "lod" is not load, build, publish. Did you mean load?'],
  [
    ['endurence'],
    '"endurence" is not a benchmark: there is "endurance", and --only. Did you mean endurance?',
  ],
  [['--visits', '0'], '--visits 0 is not a number of visits'],
  [['--cpu', 'slow'], '--cpu slow is not a number'],
  [['--vists', '5'], "Unknown option '--vists'. Did you mean --visits?"],
])('%j is refused with a sentence', (argv, sentence) => {
  expect(() => readCommand(argv)).toThrow(sentence)
})
