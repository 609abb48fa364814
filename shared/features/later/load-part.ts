import { raisePreloadError } from '#shared/features/preload'

let again = 0

/**
 * Stands around every `import()` of a page's parts (scripts/vite/preload-helper.ts). A part that fails is asked for once
 * more under another address, since Chromium and Safari keep a failed module for the life of the page.
 *
 * @param load imports the part; `query` goes to the end of its URL.
 */
export async function loadPart<Module>(load: (query: string) => Promise<Module>): Promise<Module> {
  try {
    return await load('')
  } catch {
    return load(`?retry=${++again}`).catch((error) => raisePreloadError(error) as never)
  }
}
