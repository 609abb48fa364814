import type { Plugin } from 'vite'

const OFETCH: Record<string, string> = {
  // Joins `baseURL` and `query`; the request client gives finished URLs.
  ufo: 'export const withBase = (url) => url; export const withQuery = withBase;',
  // Parses lenient JSON; the request client reads text.
  destr: 'export default JSON.parse;',
}

/** Beginnings of classes and methods of i18next, and what stands there instead. */
const I18NEXT: Record<string, string> = {
  // Tells a developer about options; nothing of it is for people.
  'class Logger {':
    'class Logger { init() {} log() {} warn() {} error() {} deprecate() {} once() {} create() { return this } clone() { return this } }',
  // Loads words from a server; ours come with the page.
  'class Connector extends EventEmitter {': 'class Connector extends EventEmitter { state = {} }',
  // `{{value, format}}` in a text; ours are formatted before (shared/runtime/format), and a locale test refuses them.
  'class Formatter {': 'class Formatter { init() {} format(value) { return value } add() {} addCached() {} }',
  // A list of the languages that are written from right to left; ours are not.
  '  dir(lng) {': "  dir() { return 'ltr' }",
  // A second instance that shares the words; ours is made anew (shared/runtime/i18n).
  '  cloneInstance(options = {}, callback = noop) {': '  cloneInstance() { return this }',
  // `$t(key)` in a text; refused likewise.
  '  nest(str, fc, options = {}) {': '  nest(str) { return str }',
}

/**
 * Leaves out what libraries bring for options that we never pass: 1.6 KB brotli of ofetch's and 2.6 KB of i18next's on
 * every page. A library that no longer looks as expected stops the build.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source in OFETCH && importer?.includes('/ofetch/') ? `\0lean:${source}` : null,
    load: (id) => (id.startsWith('\0lean:') ? OFETCH[id.slice('\0lean:'.length)] : null),
    transform: {
      filter: { id: /\/i18next\/dist\/esm\/i18next\.js$/ },
      handler: (code) =>
        Object.entries(I18NEXT).reduce((text, [start, less]) => replaceBlock(text, start, less), code),
    },
  }
}

/** Replaces a block that begins with the given line, up to its closing brace at the same indentation. */
function replaceBlock(code: string, start: string, less: string): string {
  const from = code.indexOf(`\n${start}\n`)
  const end = `\n${/^ */.exec(start)?.[0]}}\n`
  const to = code.indexOf(end, from)
  if (from < 0 || to < 0)
    throw new Error(`i18next has changed: "${start}" is not there. See scripts/build/lean-libraries.ts.`)
  return `${code.slice(0, from)}\n${less}\n${code.slice(to + end.length)}`
}
