import { describe, expect, it } from 'vitest'
import { pagesOfStories } from '../browser/pages-of-stories.ts'
import { fileOfSpec, PAGE_SPECS, readCommand } from './e2e-command.ts'

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

  it('npm run e2e has a file for each spec that plays a page by itself', () => {
    expect(PAGE_SPECS.filter((spec) => !fileOfSpec(spec))).toEqual([])
  })

  it('npm run e2e builds of all pages those that are named and those that their stories lead to', () => {
    const all = [
      { id: 'candy/help', meta: { paths: ['/freeCandy/share'] } },
      { id: 'candy/box', meta: { paths: ['/freeCandy'] } },
      { id: 'warlord/rules', meta: { paths: ['/battleRule'] } },
    ]
    expect(pagesOfStories(process.cwd(), all, ['candy/help'])).toEqual(['candy/help', 'candy/box'])
    expect(pagesOfStories(process.cwd(), all, ['warlord'])).toEqual(['warlord/rules'])
  })

  it.each([
    [['halls/forecast', '--lang', 'en'], `Unknown option '--lang'. "npm run e2e -- --help" shows more.`],
    [['--headed'], 'Name the page to look at: npm run e2e -- warlord/season --headed.'],
    [['--spec'], `Option '--spec <name>' argument missing. "npm run e2e -- --help" shows more.`],
    [['--spec', 'smok'], 'There is no spec "smok". Did you mean smoke?'],
    [['warlord', '--spec', 'ahead'], 'The spec "ahead" is about no single page: leave the page out, or take'],
    [['--shard', '3/2'], 'A shard is a part and how many there are, as 2/3, and not "3/2".'],
    [['--shard', 'half'], 'A shard is a part and how many there are, as 2/3, and not "half".'],
    [['--spec', 'everything'], 'There is no spec "everything". There are: account, address, ahead, '],
  ])('%j is refused with a sentence, before anything is built', (argv, sentence) => {
    expect(() => readCommand(argv)).toThrow(sentence)
  })
})
