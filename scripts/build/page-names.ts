/** A page or a family as it is named, also by its folder: `pages/warlord/season/` is `warlord/season`. */
export function nameOf(given: string): string {
  return given.replace(/^(\.\/)?pages\/|\/+$/g, '')
}

/** Whether a page is meant by the names of pages and families; by none, every page is. */
export function isMeant(page: string, names: readonly string[]): boolean {
  return names.length === 0 || names.some((name) => page === name || page.startsWith(`${name}/`))
}

/** Throws a sentence for a name that no page and no family has. */
export function checkNames(names: readonly string[], pages: readonly string[]): void {
  for (const name of names) {
    if (pages.some((page) => isMeant(page, [name]))) continue
    throw new Error(`There is no page or family "${name}". There are: ${pages.join(', ')}.`)
  }
}
