// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readCommand } from './command.ts'

describe('npm run e2e', () => {
  it('npm run e2e without arguments tests all', () => {
    expect(readCommand([])).toEqual({ pages: [], spec: undefined })
  })

  it('npm run e2e takes pages and families, also by their folders, and a spec', () => {
    expect(readCommand(['warlord', 'pages/portal/login/', '--spec', 'smoke'])).toMatchObject({
      pages: ['warlord', 'portal/login'],
      spec: 'smoke',
    })
  })

  it('npm run e2e takes a part of the spec files', () => {
    expect(readCommand(['--shard', '2/3'])).toMatchObject({ pages: [], shard: '2/3' })
  })

  it.each([
    [['halls/forecast', '--lang', 'en'], `Unknown option '--lang'. "npm run e2e -- --help" tells more.`],
    [['--spec'], `Option '--spec <name>' argument missing. "npm run e2e -- --help" tells more.`],
    [['--spec', 'smok'], 'There is no spec "smok". Did you mean smoke?'],
    [['--shard', '3/2'], 'A shard is a part and how many there are, as 2/3, and not "3/2".'],
    [['--shard', 'half'], 'A shard is a part and how many there are, as 2/3, and not "half".'],
    [['--spec', 'everything'], 'There is no spec "everything". There are: address, assets, '],
  ])('%j is refused with a sentence, before anything is built', (argv, sentence) => {
    expect(() => readCommand(argv)).toThrow(sentence)
  })
})
