import type { ShellPage, ShellPiece, ShellSite } from '../../link.ts'

export interface Found {
  /** Families in the order of their first page. */
  families: { family: string; pages: ShellPage[] }[]
  pieces: ShellPiece[]
}

/** What has every word of the query in its id, paths or titles. */
export function search({ pages, pieces }: Pick<ShellSite, 'pages' | 'pieces'>, query: string): Found {
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
    pieces: pieces.filter(({ id }) => fits([id])),
  }
}
