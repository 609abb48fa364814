import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isMeant } from '../build/page-names.ts'
import { filesBelow } from '../site/files.ts'

interface NamedPage {
  id: string
  meta: { paths: readonly string[] }
}

/** Ids of the pages that are meant, and of those that their stories and journeys lead to, by path: `person.arrivesAt('/login')`. */
export function pagesOfStories(root: string, all: readonly NamedPage[], names: readonly string[]): string[] {
  const meant = all.filter(({ id }) => isMeant(id, names))
  const named = meant
    .flatMap(({ id }) => filesBelow(root, `pages/${id}`))
    .filter((file) => file.endsWith('.e2e.ts'))
    .flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(/['"`](\/[\w/]+)/g)])
    .map(([, found]) => found)
  const led = all.filter(({ meta }) => meta.paths.some((each) => named.includes(each)))
  return [...new Set([...meant, ...led])].map(({ id }) => id)
}
