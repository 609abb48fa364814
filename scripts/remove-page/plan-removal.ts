import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ADDED_PATHS, type AddedPath } from '../build/added-paths.ts'
import type { Page } from '../build/pages.ts'
import { nearest } from '../command/command-line.ts'
import { filesBelow } from '../site/files.ts'

/** Why nothing is removed: the message is a sentence for each reason. */
export class Refused extends Error {
  override name = 'Refused'
}

/** What a removal takes away, and what it finds on the way. */
export interface Removal {
  id: string
  /** From the project's root: the page's own, and its family's when it was the last. */
  folders: string[]
  files: number
  /** History paths that will answer 404 in the next build. */
  paths: string[]
  /** Rows of pages/paths.json. */
  added: AddedPath[]
  /** `pages/halls/drives/Doors.tsx:12`: code that leads to one of the paths. */
  links: string[]
  /** Other places that name the page or its paths: tests and lists; of guides, links to its files. */
  mentions: string[]
  /** Contracts below shared/api that nothing else of a page calls, with the domain and the rest that serves them alone. */
  unused: string[]
}

const SEARCHED = ['README.md', 'pages', 'shared', 'scripts']

/** Finds out what a removal means. Throws Refused for a page that there is not. */
export function planRemoval(root: string, id: string, pages: readonly Page[]): Removal {
  const page = pages.find((each) => each.id === id)
  if (!page) {
    const near = nearest(
      id,
      pages.map((each) => each.id),
    )
    throw new Refused(`There is no page ${id}.${near} Pages are named by their folder below pages/.`)
  }
  const family = path.dirname(page.folder)
  const isLast = !pages.some((each) => each.id !== id && path.dirname(each.folder) === family)
  const folders = [isLast ? family : page.folder]
  const paths = [...page.meta.paths, ...(page.meta.redirects ?? []).map(({ from }) => from)]
  const { links, mentions } = namesOf(root, id, paths, folders)
  const added = page.added?.map((each) => ({ path: each, page: id })) ?? []
  const files = folders.flatMap((folder) => filesBelow(root, folder)).length
  return { id, folders, files, paths, added, links, mentions, unused: unusedWithout(root, folders) }
}

const TEST = /\.(test|e2e|s3)\.tsx?$|\/demo\.tsx$/

/** What serves the page alone: contracts, and files of the sandbox and of the document that import no other contract. */
function unusedWithout(root: string, folders: readonly string[]): string[] {
  const importsOf = (file: string) =>
    Array.from(
      readFileSync(path.join(root, file), 'utf8').matchAll(/from '(#shared\/api|\.)\/([\w-]+)(?:\.ts)?'/g),
      ([, from, name = '']) =>
        from !== '.' || file.startsWith('shared/api/') ? `shared/api/${name}.ts` : '',
    )
  const callers = ['pages', 'shared']
    .flatMap((start) => filesBelow(root, start))
    .filter((file) => /\.tsx?$/.test(file) && !TEST.test(file))
  const isRemoved = (file: string) => folders.some((folder) => file.startsWith(`${folder}/`))
  const own = new Set(callers.filter(isRemoved).flatMap(importsOf))
  for (const file of callers)
    if (!isRemoved(file)) for (const contract of importsOf(file)) if (contract !== file) own.delete(contract)
  const contracts = [...own].filter((file) => existsSync(path.join(root, file))).sort()
  const served = filesBelow(root, 'scripts/sandbox/domains').filter((file) => {
    const used =
      /\.ts$/.test(file) && !TEST.test(file)
        ? importsOf(file).filter((each) => each !== 'shared/api/common.ts')
        : []
    return (
      used.some((contract) => own.has(contract)) &&
      used.every((contract) => own.has(contract) || !existsSync(path.join(root, contract)))
    )
  })
  const domains = [...new Set(served.map((file) => file.split('/').slice(0, 4).join('/')))]
  return [...contracts, ...domains]
}

/** Files of the page that git would not bring back; none where the project is not in git. */
export function unsaved(root: string, { folders }: Removal): string[] {
  if (!existsSync(path.join(root, '.git'))) return []
  const status = execFileSync('git', ['status', '--porcelain', '--untracked-files=all', '--', ...folders], {
    cwd: root,
    encoding: 'utf8',
  })
  return status.split('\n').filter(Boolean)
}

function namesOf(root: string, id: string, paths: readonly string[], folders: readonly string[]) {
  const links: string[] = []
  const mentions: string[] = []
  const lead = new RegExp(`['"\`](?:${paths.map(escaped).join('|')})(?=['"\`?#])`)
  const named = new RegExp(`(?<![\\w/-])(?:pages/)?${escaped(id)}(?![\\w-])`)
  const linked = new RegExp(`\\]\\([^)]*${escaped(id)}[^)]*\\)`)
  const files = SEARCHED.flatMap((start) => filesBelow(root, start)).filter(
    (file) =>
      /\.(tsx?|json|md)$/.test(file) &&
      file !== ADDED_PATHS &&
      !folders.some((folder) => file.startsWith(`${folder}/`)),
  )
  for (const file of files) {
    const isCode = /^(pages|shared)\/.*\.tsx?$/.test(file) && !/\.(test|e2e)\.tsx?$|\/demo\.tsx$/.test(file)
    for (const [at, line] of readFileSync(path.join(root, file), 'utf8').split('\n').entries()) {
      const place = `${file}:${at + 1}`
      if (file.endsWith('.md') && !linked.test(line)) continue
      if (lead.test(line)) (isCode ? links : mentions).push(place)
      else if (named.test(line)) mentions.push(place)
    }
  }
  return { links, mentions }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
