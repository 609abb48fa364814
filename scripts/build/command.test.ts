// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readCommand, USAGE } from './command.ts'

describe('npm run build', () => {
  it('without arguments builds every page', () => {
    expect(readCommand([])).toEqual({
      pages: [],
      cache: 'node_modules/.cache/campaign-pages',
      help: false,
    })
  })

  it.each([
    [['--page', 'warlord/season', '--page', 'portal/login']],
    [['warlord/season', 'portal/login']],
    [['pages/warlord/season/', './pages/portal/login']],
    [['--page', 'warlord/season', 'portal/login']],
  ])('%j names two pages', (argv) => {
    expect(readCommand(argv).pages).toEqual(['warlord/season', 'portal/login'])
  })

  it.each([
    [['--pages', 'warlord/season'], "Unknown option '--pages'."],
    [['--page'], "Option '--page <value>' argument missing."],
    [['--page', '--cache', 'x'], "Option '--page' argument is ambiguous."],
  ])('%j is refused with a sentence, and how it is written', (argv, sentence) => {
    expect(() => readCommand(argv)).toThrow(`${sentence}\n\n${USAGE}`)
  })
})
