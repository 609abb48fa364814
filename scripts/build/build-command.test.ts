import { describe, expect, it } from 'vitest'
import { readCommand } from './build-command.ts'

describe('npm run build', () => {
  it('npm run build without arguments builds every page', () => {
    expect(readCommand([])).toEqual({
      pages: [],
      cache: 'node_modules/.cache/campaign-pages',
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
    [['--pages', 'warlord/season'], "Unknown option '--pages'. Did you mean --page?"],
    [['--page'], "Option '--page <page>' argument missing."],
    [['--page', '--cache', 'x'], "Option '--page <page>' argument missing."],
  ])('%j is refused with a sentence, and where to read more', (argv, sentence) => {
    expect(() => readCommand(argv)).toThrow(`${sentence} "npm run build -- --help" shows more.`)
  })
})
