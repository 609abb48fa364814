import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import postcss, { type Declaration } from 'postcss'
import { type ESTree, parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { filesBelow } from '../site/files.ts'
import { mixins } from '../vite/mixins.ts'

/** Eighteen megabytes, which are not to go through a bundler. */
const bcd = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Versions by their names in MDN's data; `BROWSERS` of scripts/vite/bundle.ts are theirs. */
const OLDEST = { chrome: 80, safari_ios: 14 } as const
const NAMES = { chrome: 'Chromium', safari_ios: 'Safari' } as const

/** What may be missing there: the page is as usable without it, or the build writes what does the same. */
const MAY_BE_MISSING = new Set([
  '@property',
  '-webkit-touch-callout',
  ':-moz-range-thumb',
  ':-moz-range-track',
  ':-webkit-slider-runnable-track',
  ':-webkit-slider-thumb',
  'accent-color',
  'background-clip: text',
  'color-scheme',
  'contain',
  'cursor',
  'font-family: ui-monospace',
  'outline',
  'overflow-wrap: anywhere',
  'resize',
  'scroll-behavior',
  'scroll-margin',
  'scroll-margin-top',
  'scrollbar-width',
  'text-wrap',
  'user-select: all',
])

type Feature = [name: string, data: Identifier | undefined]

const supports = (statement: SimpleSupportStatement, oldest: number) =>
  !statement.flags &&
  !statement.partial_implementation &&
  typeof statement.version_added === 'string' &&
  Number.parseFloat(statement.version_added.replace('≤', '')) <= oldest

/** `aspect-ratio is missing in Chromium 80 and Safari 14`; undefined where all have it, or nothing is known. */
function missing([name, data]: Feature): string | undefined {
  const support = data?.__compat?.support
  if (!support || MAY_BE_MISSING.has(name) || MAY_BE_MISSING.has(name.split(':')[0] as string)) return
  const browsers = Object.entries(OLDEST)
    .filter(([browser, oldest]) => {
      const statements = [support[browser as keyof typeof OLDEST] ?? []].flat() as SimpleSupportStatement[]
      return !statements.some((statement) => supports(statement, oldest))
    })
    .map(([browser, oldest]) => `${NAMES[browser as keyof typeof OLDEST]} ${oldest}`)
  return browsers.length > 0 ? `${name} is missing in ${browsers.join(' and ')}` : undefined
}

/** Data of CSS functions by name, wherever they stand among the types. */
const functions = new Map<string, Identifier>()
const collect = (types: Identifier) => {
  for (const [name, data] of Object.entries(types))
    if (name !== '__compat') {
      functions.set(name, data as Identifier)
      collect(data as Identifier)
    }
}
collect(bcd.css.types as Identifier)
const newUnits = bcd.css.types?.length?.viewport_percentage_units_dynamic as Identifier | undefined

function featuresOf(declaration: Declaration): Feature[] {
  const { prop, value } = declaration
  if (prop.startsWith('--')) return []
  const property = bcd.css.properties?.[prop] as Identifier | undefined
  return [
    [prop, property],
    ...[...value.matchAll(/(?<![\w-])[a-z-]+(?![\w(-])/g)].map(
      ([word]): Feature => [`${prop}: ${word}`, property?.[word] as Identifier],
    ),
    ...[...value.matchAll(/([a-z-]+)\(/g)].map(
      ([, name = '']): Feature => [`${name}()`, functions.get(name)],
    ),
    ...[...value.matchAll(/\d([dsl]v[hw])\b/g)].map(([, unit = '']): Feature => [unit, newUnits]),
  ]
}

/** What a sheet uses outside of `@supports`, each as `line 12: …`. */
function missingInSheet(css: string): string[] {
  const found: string[] = []
  const note = (line: number | undefined, features: Feature[]) => {
    for (const feature of features) {
      const what = missing(feature)
      if (what) found.push(`line ${line}: ${what}`)
    }
  }
  const { root } = postcss([mixins(ROOT)]).process(css, { from: path.join(ROOT, 'pages/sheet.css') })
  root.walk((node) => {
    for (let at = node.parent; at; at = at.parent as typeof at)
      if (at.type === 'atrule' && (at as postcss.AtRule).name === 'supports') return
    const line = node.source?.start?.line
    if (node.type === 'decl') note(line, featuresOf(node))
    if (node.type === 'atrule')
      note(line, [[`@${node.name}`, bcd.css['at-rules']?.[node.name] as Identifier]])
    if (node.type === 'rule')
      note(
        line,
        [...node.selector.matchAll(/::?([a-z-]+)/g)].map(
          ([, name = '']): Feature => [`:${name}`, bcd.css.selectors?.[name] as Identifier],
        ),
      )
  })
  return found
}

/** Globals and their static members that a source calls without `?.`; the types of scripts leave these to the DOM's. */
function missingInScript(file: string, code: string): string[] {
  const found: string[] = []
  const data = (name: string) => (bcd.javascript.builtins?.[name] ?? bcd.api[name]) as Identifier | undefined
  const isDeclared = (name: string) =>
    new RegExp(`\\b(const|function) ${name}\\b|[,{(] *${name}\\b[^;]*[})]`).test(code)
  const globalOf = (name: string) =>
    isDeclared(name) ? undefined : (data(name) ?? (bcd.api.Window?.[name] as Identifier))
  const visit = (node: unknown): void => {
    if (!node || typeof node !== 'object') return
    const { type } = node as ESTree.Node
    const of = (callee: ESTree.Expression | ESTree.Super): Feature[] => {
      if (callee.type === 'Identifier') return [[callee.name, globalOf(callee.name)]]
      if (callee.type !== 'MemberExpression' || callee.computed || callee.object.type !== 'Identifier')
        return []
      const { name } = callee.object
      const member = (callee.property as ESTree.IdentifierName).name
      return [[`${name}.${member}`, (data(name)?.[`${member}_static`] ?? data(name)?.[member]) as Identifier]]
    }
    if (type === 'CallExpression' || type === 'NewExpression') {
      const call = node as ESTree.CallExpression
      if (!call.optional)
        for (const feature of of(call.callee)) {
          const what = missing(feature)
          if (what) found.push(what)
        }
    }
    for (const value of Object.values(node)) visit(value)
  }
  visit(parseSync(file, code).program)
  return found
}

const sources = ['pages', 'shared'].flatMap((folder) => filesBelow(ROOT, folder))
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

describe('what the oldest browsers lack', () => {
  it('a style sheet uses nothing of it', () => {
    const sheets = sources.filter((file) => file.endsWith('.css'))
    expect(sheets.flatMap((file) => missingInSheet(read(file)).map((what) => `${file}, ${what}`))).toEqual([])
  })

  it('a script calls nothing of it', () => {
    const scripts = sources.filter(
      (file) => /\.tsx?$/.test(file) && !/\.(test|e2e)\.|\/(demo|pretend-)|testing/.test(file),
    )
    expect(
      scripts.flatMap((file) => missingInScript(file, read(file)).map((what) => `${file}: ${what}`)),
    ).toEqual([])
  })

  it.each([
    ['.a { inset: 0 }', 'line 1: inset is missing in Chromium 80 and Safari 14'],
    ['.a { aspect-ratio: 1 }', 'line 1: aspect-ratio is missing in Chromium 80 and Safari 14'],
    ['.a:focus-visible { color: red }', 'line 1: :focus-visible is missing in Chromium 80 and Safari 14'],
    [
      '.a { color: color-mix(in srgb, red, blue) }',
      'line 1: color-mix() is missing in Chromium 80 and Safari 14',
    ],
    ['.a { height: 100dvh }', 'line 1: dvh is missing in Chromium 80 and Safari 14'],
  ])('a sheet with %s is refused', (css, what) => {
    expect(missingInSheet(css)).toEqual([what])
  })

  it.each([
    ['structuredClone({})', 'structuredClone is missing in Chromium 80 and Safari 14'],
    ['AbortSignal.timeout(9)', 'AbortSignal.timeout is missing in Chromium 80 and Safari 14'],
    ['new BroadcastChannel("a")', 'BroadcastChannel is missing in Safari 14'],
    ['Object.hasOwn({}, "a")', 'Object.hasOwn is missing in Chromium 80 and Safari 14'],
  ])('a script with %s is refused', (code, what) => {
    expect(missingInScript('a.ts', code)).toEqual([what])
  })

  it('a use inside @supports is allowed, and an optional call', () => {
    expect(missingInSheet('@supports (inset: 0) { .a { inset: 0 } }')).toEqual([])
    expect(missingInScript('a.ts', 'window.structuredClone?.({})')).toEqual([])
  })
})
