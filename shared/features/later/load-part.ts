import { raisePreloadError } from '#shared/features/preload'

let again = 0

/**
 * Stands around every `import()` of a page's parts (scripts/vite/preload-helper.ts). A part that fails is asked for once
 * more under another address, since Chromium and Safari keep a failed module for the life of the page.
 *
 * @param load imports the part; `query` goes to the end of its URL.
 */
export async function loadPart<Module>(load: (query: string) => Promise<Module>): Promise<Module> {
  const loadWhole = async (query: string) => whole(await load(query))
  try {
    return await loadWhole('')
  } catch {
    return loadWhole(`?retry=${++again}`).catch((error) => raisePreloadError(error) as never)
  }
}

/** A part says at its end what it has: without that it was cut off, at a place where it reads well by chance. */
function whole<Module>(module: Module): Module {
  for (const _ in module) return module
  throw new TypeError('cut off')
}
