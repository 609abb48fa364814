import { readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import { type ESTree, parseSync } from 'vite'
import { nodesIn } from './nodes-in.ts'

/** A class that a page hands to a shared component, as `<Sheet className={styles.bill}>`. */
export interface HandedClass {
  sheet: string
  name: string
  component: string
  /** The page renders part of its content; otherwise all of it belongs to the component. */
  ownContent: boolean
}

const COMPONENT = /^#shared\/(kit|campaign|ui|features)\//

/**
 * The classes that sources use, by sheet: `styles.bill` where `styles` is imported from the sheet; all of them where the
 * whole sheet is passed on, as in `{ skin: woven }`.
 */
export function classesNamed(root: string, sources: string[]): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>()
  for (const source of sources) {
    const { tree, sheets } = read(root, source)
    for (const sheet of sheets.values()) if (!named.has(sheet)) named.set(sheet, new Set())
    for (const { sheet, name } of classesIn(tree, sheets)) named.get(sheet)?.add(name)
    for (const sheet of handedWhole(tree, sheets))
      for (const name of classesOf(root, sheet)) named.get(sheet)?.add(name)
  }
  return named
}

/** What pages hand to shared components, wherever these lie. */
export function classesHanded(root: string, sources: string[]): HandedClass[] {
  return sources.flatMap((source) => {
    const { tree, sheets, components } = read(root, source)
    return nodesIn(tree).flatMap((node) => {
      if (node.type !== 'JSXOpeningElement' || node.name.type !== 'JSXIdentifier') return []
      const component = node.name.name
      if (!components.has(component)) return []
      return node.attributes
        .filter((attribute) => attribute.type === 'JSXAttribute' && attribute.name.name === 'className')
        .flatMap((attribute) => classesIn(attribute, sheets))
        .map((found) => ({ ...found, component, ownContent: !node.selfClosing || draws(node.attributes) }))
    })
  })
}

/** Attributes that elements of a source have, as `data-look`. */
export function attributesSet(root: string, sources: string[]): Set<string> {
  const nodes = sources.flatMap((source) => nodesIn(read(root, source).tree))
  return new Set(
    nodes.flatMap((node) =>
      node.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier' ? [node.name.name] : [],
    ),
  )
}

/** Classes that a sheet has rules for, as sources name them. */
export function classesOf(root: string, sheet: string): Set<string> {
  const own = selectorsOf(root, sheet).map((selector) => selector.replace(/:global\([^)]*\)/g, ''))
  return new Set(
    own.flatMap((selector) => [...selector.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name)),
  )
}

export function selectorsOf(root: string, sheet: string): string[] {
  const selectors: string[] = []
  postcss
    .parse(readFileSync(path.join(root, sheet), 'utf8'))
    .walkRules((rule) => void selectors.push(...rule.selectors))
  return selectors
}

/** A source with the names under which it imports sheets and components. */
function read(root: string, source: string) {
  const tree = parseSync(source, readFileSync(path.join(root, source), 'utf8')).program
  const sheets = new Map<string, string>()
  const components = new Set<string>()
  for (const node of tree.body) {
    if (node.type !== 'ImportDeclaration') continue
    const from = node.source.value
    for (const { local } of node.specifiers) {
      if (from.endsWith('.module.css')) sheets.set(local.name, sheetAt(source, from))
      if (COMPONENT.test(from)) components.add(local.name)
    }
  }
  return { tree, sheets, components }
}

/** As `row={(line) => <li>…</li>}`. */
const draws = (attributes: ESTree.Node[]) =>
  attributes.flatMap(nodesIn).some(({ type }) => type === 'JSXElement')

const sheetAt = (source: string, from: string) =>
  from.startsWith('#') ? from.slice(1) : path.posix.join(path.posix.dirname(source), from)

function classesIn(node: ESTree.Node, sheets: Map<string, string>): { sheet: string; name: string }[] {
  return nodesIn(node).flatMap((each) => {
    if (each.type !== 'MemberExpression' || each.object.type !== 'Identifier') return []
    const sheet = sheets.get(each.object.name)
    return sheet && each.property.type === 'Identifier' ? [{ sheet, name: each.property.name }] : []
  })
}

/** Sheets that are the value of a property. */
function handedWhole(tree: ESTree.Node, sheets: Map<string, string>): string[] {
  return nodesIn(tree).flatMap((node) => {
    if (node.type !== 'Property' || node.value.type !== 'Identifier') return []
    return sheets.get(node.value.name) ?? []
  })
}
