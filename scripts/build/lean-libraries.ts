import type { Plugin } from 'vite'

const UNUSED: Record<string, string> = {
  // Joins `baseURL` and `query`; the request client gives finished URLs.
  ufo: 'export const withBase = (url) => url; export const withQuery = withBase;',
  // Parses lenient JSON; the request client reads text.
  destr: 'export default JSON.parse;',
}

/** Leaves out what ofetch brings for options that the request client never passes: 1.6 KB brotli on every page. */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source in UNUSED && importer?.includes('/ofetch/') ? `\0lean:${source}` : null,
    load: (id) => (id.startsWith('\0lean:') ? UNUSED[id.slice('\0lean:'.length)] : null),
  }
}
