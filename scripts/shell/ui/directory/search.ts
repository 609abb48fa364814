import type { ShellComponent, ShellSite } from '../../link.ts'
import type { ShellPage } from '../../settings.ts'

export interface Found {
  /** Families in the order of their first page. */
  families: { family: string; pages: ShellPage[] }[]
  components: ShellComponent[]
}

/** What has every word of the query in its id, paths or titles. */
export function search({ pages, components }: Pick<ShellSite, 'pages' | 'components'>, query: string): Found {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = (texts: string[]) => {
    const text = texts.join('\n').toLowerCase()
    return words.every((word) => text.includes(word))
  }
  const families = new Map<string, ShellPage[]>()
  for (const page of pages) {
    const { id, family, paths, redirects = [], title } = page
    if (!fits([id, ...paths, ...redirects.map(({ from }) => from), title.zh, title.en, title.tw])) continue
    families.set(family, [...(families.get(family) ?? []), page])
  }
  return {
    families: [...families].map(([family, found]) => ({ family, pages: found })),
    components: components.filter(({ id }) => fits([id])),
  }
}
