import type { Plugin } from 'vite'
import { I18NEXT } from './lean-i18next.ts'

/** Modules that ofetch imports, and what stands there instead. */
const BELOW_OFETCH: Record<string, string> = {
  // Joins `baseURL` and `query`; the request client gives finished URLs.
  ufo: 'export const withBase = (url) => url; export const withQuery = withBase;',
  // Parses lenient JSON; the request client reads text.
  destr: 'export default JSON.parse;',
}

/** Tells what a schema found wrong, in its own words or in valibot's. */
const ISSUE = `function _addIssue(context, label, dataset, _, other) {
  const input = other && 'input' in other ? other.input : dataset.value
  const expected = other?.expected ?? context.expects ?? null
  const received = other?.received ?? _stringify(input)
  const message = other?.message ?? context.message ?? 'Invalid ' + label + ': ' + expected + ' but ' + received
  const issue = { message, expected, path: other?.path, issues: other?.issues }
  if (context.kind === 'schema') dataset.typed = false
  if (dataset.issues) dataset.issues.push(issue)
  else dataset.issues = [issue]
}`

/** Beginnings of classes and functions of each library, and what stands there instead. */
const BLOCKS: Record<string, Record<string, string>> = {
  ofetch: {
    // Retries; the request client never asks twice by itself.
    '  async function onError(context) {': '  const onError = ({ error }) => { throw error }',
    // Describe what failed; the request client has errors of its own.
    'class FetchError extends Error {': 'class FetchError extends Error {}',
    'function createFetchError(ctx) {': 'const createFetchError = () => {}',
    // Joins base and query, writes objects as JSON; we give finished URLs and forms.
    '    if (typeof context.request === "string") {': '',
    '    if (context.options.body && isPayloadMethod(context.options.method)) {': '',
    // A time-out that ends at the headers; the request client has its own, over the body too.
    '    if (!context.options.signal && context.options.timeout) {': '',
    // Chooses how to read an answer; ours are read as text.
    '      switch (responseType) {': '      context.response._data = await context.response.text()',
    'function detectResponseType(_contentType = "") {': "const detectResponseType = () => 'text'",
    // Listeners along the way, and errors by status; we have none, and read the status ourselves.
    '    if (context.options.onRequest) {': '',
    '      if (context.options.onRequestError) {': '',
    '    if (context.options.onResponse) {': '',
    '    if (!context.options.ignoreResponseError && context.response.status >= 400 && context.response.status < 600) {':
      '',
  },
  i18next: I18NEXT,
  valibot: {
    // Settings and messages for all schemas; ours have none, and nobody but the error log reads what it says.
    'function getGlobalConfig(config$1) {': 'const getGlobalConfig = (config) => config ?? DEFAULT_CONFIG',
    'function _addIssue(context, label, dataset, config$1, other) {': ISSUE,
  },
}

/** Draws an icon; colours, sizes and classes by context, and names for developers, are never asked for. */
const ICON = `import { createElement } from 'react'
export default ({ node }) => (props) => createElement('svg', {
  xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2,
  strokeLinecap: 'round', strokeLinejoin: 'round', ...props,
}, ...node.map(([tag, attributes]) => createElement(tag, attributes)))`

const ICON_FILE = /\/lucide-react\/dist\/esm\/icons\//
const ICON_MAKER = /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/
/**
 * Every shape has a key, six random signs that do not compress, for a list that changes its order; ours never does.
 * Names and sizes are for what Lucide makes of them, which is left out.
 */
const ICON_EXTRAS = /,\s*key: "[^"]*"| {2}name: "[^"]*",\n {2}size: 24,\n|,\s*aliases: \[[^\]]*\]/g

const MARKED = /\/marked\/lib\/marked\.esm\.js$/
/** The instance that marked makes of itself, with its parser and renderers, up to its exports; we only take the lexer. */
const MARKED_ITSELF = /var (\w+)=new \w+;function \w+\([^)]*\)\{return \1\.parse\([\s\S]*export\{/

/** What keeps a class that nothing reaches: a bundler cannot know that a `Set` is made without a trace. */
const MARKED_SETS = /static passThroughHooks\w*=new Set\(\[[^\]]*\]\);/g

const LEAN =
  /\/(i18next)\/dist\/esm\/i18next\.js|\/(ofetch)\/dist\/shared\/ofetch\.\w+\.mjs|\/(valibot)\/dist\/index\.mjs$/

/**
 * Leaves out what libraries bring for options that we never pass: 2.6 KB brotli of ofetch's, 8.7 KB of i18next's and 0.2 KB
 * of valibot's on every page, 2.7 KB of Lucide’s on every full one, 1.8 KB of marked’s where there is markdown. A library
 * that no longer looks as expected stops the build.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source in BELOW_OFETCH && importer?.includes('/ofetch/') ? `\0lean:${source}` : null,
    load: (id) => (id.startsWith('\0lean:') ? BELOW_OFETCH[id.slice('\0lean:'.length)] : null),
    transform: {
      filter: { id: [LEAN, ICON_FILE, ICON_MAKER, MARKED] },
      handler(code, id) {
        if (ICON_MAKER.test(id)) return ICON
        if (ICON_FILE.test(id)) return leanIcon(code)
        if (MARKED.test(id)) return leanMarked(code)
        const library = LEAN.exec(id)?.slice(1).find(Boolean) ?? ''
        return Object.entries(BLOCKS[library] ?? {}).reduce(
          (text, [start, less]) => replaceBlock(library, text, start, less),
          code,
        )
      },
    },
  }
}

/** Replaces a block that begins with the given line, up to its closing brace at the same indentation. */
function replaceBlock(library: string, code: string, start: string, less: string): string {
  const from = code.indexOf(`${start}\n`)
  const end = new RegExp(`\n${/^ */.exec(start)?.[0]}};?\n`).exec(code.slice(from))
  if (from < 0 || !end)
    throw new Error(`${library} has changed: "${start}" is not there. See scripts/build/lean-libraries.ts.`)
  return `${code.slice(0, from)}${less}\n${code.slice(from + end.index + end[0].length)}`
}

function leanIcon(code: string): string {
  // An icon that was renamed only leads to its new name.
  if (!code.includes('createLucideIcon(')) return code
  const lean = code.replace(ICON_EXTRAS, '')
  if (/\b(key|name|aliases):/.test(lean))
    throw new Error(
      'lucide-react has changed: an icon is written in another way. See scripts/build/lean-libraries.ts.',
    )
  return lean
}

/** The lexer alone: the rest is reached by nothing then, and left out. */
function leanMarked(code: string): string {
  const [, lexer] = /(\w+) as Lexer\b/.exec(code) ?? []
  const found = MARKED_ITSELF.exec(code)
  if (!lexer || !found || !code.match(MARKED_SETS))
    throw new Error('marked has changed: it is made in another way. See scripts/build/lean-libraries.ts.')
  return `${code.slice(0, found.index).replace(MARKED_SETS, '')}export{${lexer} as Lexer}`
}
