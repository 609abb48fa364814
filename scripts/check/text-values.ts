import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ESTree, parseSync } from 'vite'
import { nodesIn } from './nodes-in.ts'

const LANGUAGES = ['zh', 'en', 'tw']
const PLURAL = /_(zero|one|two|few|many|other)$/

type Texts = { [key: string]: string | Texts }

/** The names that the texts of a folder ask for, by key, of all languages. */
type Asked = Map<string, Set<string>>

/**
 * Calls that leave a text without a value that it asks for, as `pages/a/b/APage.tsx:12 t('left') lacks {{count}}`: of
 * `const t = useT<typeof zh>('family')` and of `translate('runtime', …)`. A key that is put together counts as each key
 * that it may become and that no call names whole; values that come from elsewhere, as `t(key, values)`, are not followed.
 * @param sources from the root.
 */
export function missingValues(root: string, sources: readonly string[]): string[] {
  const calls = sources.flatMap((source) => callsIn(source, readFileSync(path.join(root, source), 'utf8')))
  const named = new Set(calls.flatMap(({ folder, keys }) => keys.filter(isWhole).map((key) => folder + key)))
  const asked = new Map<string, Asked>()
  return calls.flatMap(({ where, folder, keys, passed }) => {
    if (!passed) return []
    if (!asked.has(folder)) asked.set(folder, readAsked(root, folder))
    const texts = [...(asked.get(folder) ?? [])]
    const lacking = keys
      .flatMap((key) =>
        isWhole(key)
          ? texts.filter(([text]) => text === key)
          : texts.filter(([text]) => pattern(key).test(text) && !named.has(folder + text)),
      )
      .flatMap(([key, names]) =>
        [...names].filter((name) => !passed.has(name)).map((name) => `t('${key}') lacks {{${name}}}`),
      )
    return [...new Set(lacking)].map((each) => `${where} ${each}`)
  })
}

/** A call for a text. */
interface Call {
  /** File and line. */
  where: string
  /** Of its namespace. */
  folder: string
  /** Keys that it may mean, with `*` for a part that is computed. */
  keys: string[]
  /** Names of the values that it passes; undefined: they come from elsewhere. */
  passed: Set<string> | undefined
}

function callsIn(source: string, code: string): Call[] {
  if (!/\buseT\b|\btranslate\(/.test(code)) return []
  const nodes = nodesIn(parseSync(source, code).program)
  const namespaces = new Map(nodes.flatMap(namespaceOf))
  return nodes.flatMap((node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return []
    const args = [...node.arguments]
    let namespace = namespaces.get(node.callee.name)
    if (node.callee.name === 'translate') {
      const first = args.shift()
      namespace = first?.type === 'Literal' ? String(first.value) : undefined
    }
    const [key, values] = args
    const folder = namespace && folderOf(source, namespace)
    if (!folder || !key) return []
    const where = `${source}:${code.slice(0, node.start).split('\n').length}`
    return [{ where, folder, keys: keysOf(key), passed: namesIn(values) }]
  })
}

/** `const t = useT<typeof zh>('family')` -> t, family. */
function namespaceOf(node: ESTree.Node): [name: string, namespace: string][] {
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return []
  const { init } = node
  if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.callee.name !== 'useT')
    return []
  const [first] = init.arguments
  if (first && !(first.type === 'Literal' && typeof first.value === 'string')) return []
  return [[node.id.name, first ? String(first.value) : 'page']]
}

/** `'a.b'`, `ready ? 'a' : 'b'` and `kind.${kind}`; none of what is computed otherwise. */
function keysOf(node: ESTree.Node): string[] {
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value]
  if (node.type === 'TemplateLiteral') return [node.quasis.map(({ value }) => value.raw).join('*')]
  if (node.type === 'ConditionalExpression') return [...keysOf(node.consequent), ...keysOf(node.alternate)]
  return []
}

const isWhole = (key: string) => !key.includes('*')

const pattern = (key: string) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`)

/** Names of an object literal; undefined: they come from elsewhere. */
function namesIn(values: ESTree.Node | undefined): Set<string> | undefined {
  if (!values) return new Set()
  if (values.type !== 'ObjectExpression') return undefined
  const names = new Set<string>()
  for (const property of values.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return undefined
    names.add(property.key.name)
  }
  return names
}

/** Where the texts of a namespace stand for a source; undefined for those of the pages that a family's code is part of. */
function folderOf(source: string, namespace: string): string | undefined {
  if (namespace === 'runtime') return 'shared/runtime/i18n/locales'
  if (namespace.includes('/')) return `shared/${namespace}/locales`
  const [family = '', page] = source.split('/').slice(1)
  if (namespace === 'family') return `pages/${family}/_family/locales`
  return page && page !== '_family' ? `pages/${family}/${page}/locales` : undefined
}

function readAsked(root: string, folder: string): Asked {
  const asked: Asked = new Map()
  for (const language of LANGUAGES) {
    const file = path.join(root, folder, `${language}.json`)
    if (!existsSync(file)) continue
    for (const [key, text] of flat(JSON.parse(readFileSync(file, 'utf8')) as Texts)) {
      const base = key.replace(PLURAL, '')
      const names = asked.get(base) ?? new Set<string>()
      for (const [, name = ''] of text.matchAll(/\{\{\s*(\w+)/g)) names.add(name)
      // a plural is chosen by it, whether the text shows it or not
      if (base !== key) names.add('count')
      asked.set(base, names)
    }
  }
  return asked
}

const flat = (texts: Texts, prefix = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  )
