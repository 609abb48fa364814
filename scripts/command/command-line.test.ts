import { expect, it } from 'vitest'
import { CommandError, CommandLine, collect, HelpWanted, nearest } from './command-line.ts'

const line = () =>
  new CommandLine('npm run bake --')
    .description('Bakes bread.')
    .argument('[loaf...]', 'which of them')
    .option('--heat <degrees>', 'how hot', '220')
    .option('--seed <seed>', 'what is strewn on it; may be given several times', collect)
    .examples(['npm run bake -- rye', 'npm run bake -- --heat 180'], 'Ends with 0 when it is bread.')

it('a command that is asked for help shows what it does, its options and examples', () => {
  expect(() => line().read(['--help'])).toThrow(HelpWanted)
  expect(() => line().read(['rye', '-h'])).toThrow(`Usage: npm run bake -- [options] [loaf...]

Bakes bread.

Arguments:
  loaf              which of them

Options:
  --heat <degrees>  how hot (default: "220")
  --seed <seed>     what is strewn on it; may be given several times
  -h, --help        shows this text

Examples:
  npm run bake -- rye
  npm run bake -- --heat 180

Ends with 0 when it is bread.`)
})

it('options and arguments stand in whichever order', () => {
  const read = line().read(['rye', '--seed', 'poppy', 'spelt', '--heat=180', '--seed', 'sesame'])
  expect(read.args).toEqual(['rye', 'spelt'])
  expect(read.opts()).toEqual({ heat: '180', seed: ['poppy', 'sesame'] })
})

it.each([
  [['--haet', '180'], "Unknown option '--haet'. Did you mean --heat?"],
  [['--frost'], "Unknown option '--frost'."],
  [['--heat'], "Option '--heat <degrees>' argument missing."],
  [['--heat', '--seed', 'x'], "Option '--heat <degrees>' argument missing."],
])('%j is refused with a sentence, and where to read more', (argv, sentence) => {
  expect(() => line().read(argv)).toThrow(CommandError)
  expect(() => line().read(argv)).toThrow(`${sentence} "npm run bake -- --help" shows more.`)
})

it('a name that is slightly wrong is answered with the one that was meant', () => {
  const pages = ['warlord/season', 'warlord/rules', 'portal/login', 'halls/list', 'halls/lost']
  expect(nearest('warlord/seson', pages)).toBe(' Did you mean warlord/season?')
  expect(nearest('halls/lst', pages)).toBe(' Did you mean one of halls/list, halls/lost?')
  expect(nearest('boss/hunt', pages)).toBe('')
  expect(nearest('warlord/season', pages)).toBe('')
})
