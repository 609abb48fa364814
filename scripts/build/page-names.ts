import { CommandError, nearest } from '../command/command-line.ts'

/** A page or a family as it is named, also by its folder: `pages/warlord/season/` is `warlord/season`. */
export function nameOf(given: string): string {
  return given.replace(/^(\.\/)?pages\/|\/+$/g, '')
}

/** Whether a page is meant by the names of pages and families; by none, every page is. */
export function isMeant(page: string, names: readonly string[]): boolean {
  return names.length === 0 || names.some((name) => page === name || page.startsWith(`${name}/`))
}

/** Throws a CommandError for a name that no page has; a family will not do. */
export function checkPages(names: readonly string[], pages: readonly string[]): void {
  for (const name of names) {
    if (pages.includes(name)) continue
    const family = pages.filter((page) => isMeant(page, [name.split('/')[0] as string]))
    const others =
      family.length > 0
        ? ` Its family has: ${family.join(', ')}.`
        : ' Pages are named by their folder below pages/, as warlord/season.'
    throw new CommandError(`There is no page "${name}".${nearest(name, pages) || others}`)
  }
}

/** Throws a CommandError for a name that no page and no family has. */
export function checkNames(names: readonly string[], pages: readonly string[]): void {
  for (const name of names) {
    if (pages.some((page) => isMeant(page, [name]))) continue
    throw new CommandError(
      `There is no page or family "${name}".${nearest(name, [...pages, ...familiesOf(pages)]) || ` There are: ${pages.join(', ')}.`}`,
    )
  }
}

const familiesOf = (pages: readonly string[]) => pages.map((page) => page.split('/')[0] as string)
