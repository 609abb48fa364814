import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const EXAMPLE = 'pages/warlord/season'
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

describe.each([
  'README.md',
  'pages/README.md',
  'shared/api/README.md',
  'shared/kit/README.md',
  'shared/campaign/README.md',
])('%s', (guide) => {
  const text = readFileSync(guide, 'utf8')
  const found = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name = '']) => name)

  it('links to what there is', () => {
    const files = found(/\]\(([^)#:]+)(?:#[^)]*)?\)/g).map((link) => path.join(path.dirname(guide), link))
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })

  it('names commands that there are', () => {
    expect(found(/npm run ([\w:-]+)/g).filter((name) => !scripts[name])).toEqual([])
  })
})

it('the guide to a page names files of its example', () => {
  const rows = readFileSync('pages/README.md', 'utf8').match(/^\|.*\|$/gm) ?? []
  const cells = rows.map((row) => row.split('|').at(-2) ?? '')
  const named = cells.flatMap((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name))
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((file) => file !== '/battle' && !existsSync(path.join(EXAMPLE, file)))).toEqual([])
})
