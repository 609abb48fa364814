import { raisePreloadError } from '#shared/features/preload'

let again = 0

/**
 * Wraps every `import()` of a page's parts (scripts/vite/preload-helper.ts). A failed part is requested once more under
 * another URL, since Chromium and Safari cache a failed module for the lifetime of the page.
 * @param load imports the part; `query` is appended to its URL.
 */
export async function loadPart<Module>(load: (query: string) => Promise<Module>): Promise<Module> {
  const loadWhole = async (query: string) => whole(await load(query))
  try {
    return await loadWhole('')
  } catch {
    return loadWhole(`?retry=${++again}`).catch((error) => raisePreloadError(error) as never)
  }
}

/** A part lists its exports at its end: without the list it was truncated at a place where it still parses. */
function whole<Module>(module: Module): Module {
  for (const _ in module) return module
  throw new TypeError('cut off')
}
