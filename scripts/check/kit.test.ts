import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesBelow } from '../site/files.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const NOT_OF_A_PAGE = /\.(test|e2e)\.tsx?$|\/demo\.tsx$/
const IMPORT = /(?:from |\bimport\()'#shared\/((?:kit|campaign|ui|features)\/[^'/]+)/g

const componentsOf = (set: string) =>
  readdirSync(path.join(ROOT, 'shared', set), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${set}/${entry.name}`)
const components = ['kit', 'campaign', 'ui'].flatMap(componentsOf)

/** Components and features that the files below a folder import. */
function importedBelow(folder: string): string[] {
  return filesBelow(ROOT, folder)
    .filter((file) => /\.tsx?$/.test(file) && !NOT_OF_A_PAGE.test(file))
    .flatMap((file) => [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(IMPORT)])
    .map((match) => match[1] as string)
}

/** All that pages are built from: what they import, and what that imports in its turn. */
function usedByPages(): Set<string> {
  const used = new Set(importedBelow('pages'))
  for (const component of used) for (const below of importedBelow(`shared/${component}`)) used.add(below)
  return used
}

const used = usedByPages()

it('there are components to look at', () => expect(components.length).toBeGreaterThan(20))

describe.each(components)('%s', (component) => {
  const files = readdirSync(path.join(ROOT, 'shared', component))

  it('the component has its way in, its test and its demo', () => {
    expect(files).toEqual(expect.arrayContaining(['index.ts', 'demo.tsx']))
    expect(files.filter((file) => /\.test\.tsx?$/.test(file))).not.toEqual([])
  })

  it('the component is used by a page, or by what a page uses', () => {
    expect(used.has(component)).toBe(true)
  })

  it("the component stands in its set's table", () => {
    const [set = '', name] = component.split('/')
    const readme = path.join(ROOT, 'shared', set, 'README.md')
    expect(existsSync(readme), readme).toBe(true)
    expect(readFileSync(readme, 'utf8')).toMatch(new RegExp(`^\\|[^|]*\`${name}\`[^|]*\\|`, 'm'))
  })
})

describe("a family's palette", () => {
  it.each(filesBelow(ROOT, 'pages').filter((file) => file.endsWith('/theme.module.css')))(
    '%s has the class `theme`, in which demos are shown',
    (file) => expect(readFileSync(path.join(ROOT, file), 'utf8')).toMatch(/^\.theme(,| \{)/m),
  )
})
