import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from '../site/files.ts'
import { attributesSet, classesHanded, selectorsOf } from './style-sheets.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const below = (folder: string) =>
  filesBelow(ROOT, folder).filter((file) => !/\.(test|e2e)\.tsx?$|\/demo\.tsx$/.test(file))
const isSource = (file: string) => file.endsWith('.tsx')

const pages = below('pages')
const house = ['kit', 'campaign', 'ui', 'features', 'runtime'].flatMap((folder) => below(`shared/${folder}`))
const sheets = [...pages, ...below('shared/campaign')].filter((file) => file.endsWith('.module.css'))

/** Attributes that components set and no page does: a selector of one depends on a component's inside. */
const ownOfPages = attributesSet(ROOT, pages.filter(isSource))
const ownOfPieces = new Set(
  [...attributesSet(ROOT, house.filter(isSource))].filter(
    (name) => /^data-/.test(name) && !ownOfPages.has(name),
  ),
)
ownOfPieces.delete('data-part')
/** Roles that components alone play. */
const ROLES = /\[role="(dialog|tab|tablist|tabpanel|timer)"\]|\[aria-modal/

/** By sheet, the classes that are handed to components. */
const handed = new Map<string, { name: string; ownContent: boolean }[]>()
for (const { sheet, ...each } of classesHanded(ROOT, pages.filter(isSource)))
  handed.set(sheet, [...(handed.get(sheet) ?? []), each])

/** `.theme`, `[data-part="sheet"]::before`, with the sign that leads to each. */
const compoundsOf = (selector: string) =>
  [...selector.matchAll(/\s*([>+~]?)\s*((?:\[[^\]]*\]|\([^)]*\)|[^\s>+~[(])+)/g)].map(
    ([, sign = '', compound = '']) => ({ sign, compound }),
  )

const isNamed = (compound: string) => /\.[A-Za-z]|\[data-part=/.test(compound)
const isOfPiece = (compound: string) =>
  ROLES.test(compound) || [...compound.matchAll(/\[([\w-]+)/g)].some(([, name = '']) => ownOfPieces.has(name))

/** What of a selector reaches into a component other than by a named part. */
function reachesIn(selector: string, inSheet: { name: string; ownContent: boolean }[]): boolean {
  const compounds = compoundsOf(selector)
  if (compounds.some(({ compound }) => !isNamed(compound) && isOfPiece(compound))) return true
  return inSheet.some(({ name, ownContent }) => {
    const at = compounds.findIndex(({ compound }) => new RegExp(`\\.${name}(?![\\w-])`).test(compound))
    return (
      at >= 0 &&
      compounds
        .slice(at + 1)
        .some(({ sign, compound }) => !isNamed(compound) && (sign === '>' || (!ownContent && sign === '')))
    )
  })
}

it('there are components that pages give classes to', () => {
  expect(handed.size).toBeGreaterThan(50)
  expect(ownOfPieces.size).toBeGreaterThan(5)
})

it.each([
  ['.theme [data-part="sheet"]::before', false],
  ['.theme [data-part="button"][data-look="primary"]', false],
  ['.theme a', false],
  ['.theme button[data-look]', true],
  ['.theme [role="dialog"]', true],
  ['.theme > div', true],
  ['.list > .own', false],
  ['.list li', true],
  ['.list + p', false],
])('%s reaches into a component: %s', (selector, does) => {
  const classes = [
    { name: 'theme', ownContent: true },
    { name: 'list', ownContent: false },
  ]
  expect(reachesIn(selector, classes)).toBe(does)
})

it('pages style shared components by tokens and named parts alone', () => {
  const found = sheets.flatMap((sheet) =>
    selectorsOf(ROOT, sheet)
      .filter((selector) => reachesIn(selector, handed.get(sheet) ?? []))
      .map((selector) => `${sheet}: ${selector}`),
  )
  expect(found).toEqual([])
})

/** `[data-part="sheet"]` of a style sheet, `data-part="sheet"` or `data-part={bare ? undefined : 'sheet'}` of a source. */
const PART = /\bdata-part=(?:["']|\{[^}]*?')([\w-]+)/g
const partsIn = (file: string) =>
  [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(PART)].map(([, part = '']) => part)
const partsOfComponents = house
  .filter(isSource)
  .flatMap((file) => partsIn(file).map((part) => ({ file, part })))

it.each(partsOfComponents)('the part $part of $file stands in a table of its folder', ({ file, part }) => {
  const folders = [file.split('/').slice(0, 2).join('/'), 'shared/kit']
  const tables = folders
    .map((folder) => path.join(ROOT, folder, 'README.md'))
    .filter((readme) => existsSync(readme))
    .map((readme) => readFileSync(readme, 'utf8'))
  expect(tables.join('\n')).toMatch(new RegExp(`^\\|.*\`${part}\``, 'm'))
})

it('every part that a page styles is a part of a component, or its own', () => {
  const known = new Set([
    ...partsOfComponents.map(({ part }) => part),
    ...pages.filter(isSource).flatMap(partsIn),
  ])
  const styled = sheets.flatMap((sheet) => partsIn(sheet).map((part) => ({ sheet, part })))
  expect(styled.filter(({ part }) => !known.has(part))).toEqual([])
})
