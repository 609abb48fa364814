import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { safeParse } from 'valibot'
import { resolveConfig, transformWithOxc } from 'vite'
import { PAGE_FIELDS, type PageMeta, pageMetaSchema } from '../../shared/runtime/app/page-meta.ts'
import { nearest } from '../command/command-line.ts'
import { filesBelow } from '../site/files.ts'
import { keptAtTarget } from '../site/layout.ts'
import { BuildError } from '../vite/build-error.ts'
import { pageDiscovery } from '../vite/page-discovery.ts'
import { settlePaths } from './history-paths.ts'

/** A page as found in the sources. */
export interface Page {
  /** Folder below `pages/`, as `warlord/season`; the page's name everywhere. */
  id: string
  /** The same folder from the project's root, as `pages/warlord/season`. */
  folder: string
  meta: PageMeta
  /** Of its paths those that pages/paths.json adds. */
  added?: string[]
}

/**
 * All pages in the order of their names, with checked metadata. Rejects with a BuildError at the first mistake.
 * @param onBroken called with the mistake of a `page.ts` in its place: the page is left out.
 */
export async function findPages(root: string, onBroken?: (error: Error) => void): Promise<Page[]> {
  const config = await resolveConfig(
    { root, configFile: false, logLevel: 'error', plugins: [pageDiscovery()] },
    'build',
    'production',
    'production',
  )
  const ids = Object.keys(config.build.rolldownOptions.input as Record<string, string>)
    .filter((id) => !id.split('/').some((segment) => segment.startsWith('_')))
    .sort()
  ids.forEach(checkId)
  const common = declaredPaths(root, 'shared/api')
  const pages = await Promise.all(
    ids.map(async (id): Promise<Page | undefined> => {
      const folder = `pages/${id}`
      try {
        const meta = await readMeta(root, folder)
        const near = [folder, `${path.posix.dirname(folder)}/_family`]
        const declared = [...common, ...near.flatMap((each) => declaredPaths(root, each))]
        refuseUnknownCalls(folder, meta, declared)
        return { id, folder, meta }
      } catch (error) {
        if (!onBroken) throw error
        onBroken(error as Error)
        return
      }
    }),
  )
  const found = pages.filter((page) => page !== undefined)
  return settlePaths(root, found, ids)
}

/** Paths of the endpoints that the files of a folder declare. */
function declaredPaths(root: string, folder: string): string[] {
  return filesBelow(root, folder).flatMap((file) => {
    const code = file.endsWith('.ts') ? readFileSync(path.join(root, file), 'utf8') : ''
    const endpoints = code.matchAll(
      /\bpath: '([^']+)'(?:(?!\n\}\))[\s\S])*?(?:needAppendParam: '([^']+)'|\n\}\))/g,
    )
    return Array.from(endpoints, ([, declared = '', appended = '']) => declared + appended)
  })
}

/** A call of a page's data or faults that no endpoint declares would never be made, and its state never be reached. */
function refuseUnknownCalls(folder: string, { data = [], states }: PageMeta, declared: string[]): void {
  const faults = Object.values(states).flatMap(({ faults = [] }) => faults.map(({ path }) => path))
  for (const call of [...data, ...faults]) {
    const isKnown = call.endsWith('*')
      ? declared.some((each) => each.startsWith(call.slice(0, -1)))
      : declared.some((each) => new RegExp(`^${each.replace(/\{\w+\}/g, '[^/]+')}$`).test(call))
    if (!isKnown)
      throw new BuildError(
        `${folder}/page.ts`,
        `no endpoint has the path ${call}.${nearest(call, declared)}`,
        'Correct it: paths are those of shared/api, * at the end stands for the rest.',
      )
  }
}

/** Stops at a page that could be built and never be released. */
export function checkId(id: string): void {
  const keeper = keptAtTarget(id)
  if (keeper)
    throw new BuildError(`pages/${id}`, `cannot be a page: at a target ${keeper}.`, 'Rename its folder.')
}

/** Reads and checks one `page.ts`, with what its family's declares for all. */
export async function readMeta(root: string, folder: string): Promise<PageMeta> {
  const file = `${folder}/page.ts`
  if (!existsSync(path.join(root, file)))
    throw new BuildError(
      file,
      'is missing.',
      'Every folder with a main.tsx needs a page.ts; copy the fields from a neighbour.',
    )
  const family = path.posix.join(path.posix.dirname(folder), '_family/page.ts')
  const common = existsSync(path.join(root, family)) ? await readData(root, family) : {}
  const own = await readData(root, file)
  const declared = own && typeof own === 'object' ? { ...common, ...own } : own
  const parsed = safeParse(pageMetaSchema, declared)
  if (parsed.success) return parsed.output
  // of a misspelt field the schema reports the right one as missing, too
  const unknown = parsed.issues.find(({ type, expected }) => type === 'strict_object' && expected === 'never')
  const issue = unknown ?? parsed.issues[0]
  const field = issue.path?.map((step) => String(step.key)).join('.') || 'default export'
  if (unknown) {
    const [name, ...parent] = field.split('.').reverse() as [string, ...string[]]
    const missing = parsed.issues
      .filter(({ received, path = [] }) => received === 'undefined' && path.length === parent.length + 1)
      .map(({ path }) => String(path?.at(-1)?.key))
    const meant = nearest(name, missing.length > 0 || parent.length > 0 ? missing : PAGE_FIELDS)
    throw new BuildError(
      file,
      `"${field}" is not a field of a page.${meant}`,
      remedyFor(field, issue.received),
    )
  }
  throw new BuildError(file, `"${field}" is not right: ${issue.message}`, remedyFor(field, issue.received))
}

/** The default export of a module that is data only. */
async function readData(root: string, file: string): Promise<object | undefined> {
  const { code } = await transformWithOxc(readFileSync(path.join(root, file), 'utf8'), path.join(root, file))
  if (/^\s*import\s/m.test(code)) {
    throw new BuildError(
      file,
      'imports other modules.',
      'page.ts is data only: remove the import (type imports are fine).',
    )
  }
  try {
    return (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)).default
  } catch (error) {
    throw new BuildError(
      file,
      `cannot be read (${(error as Error).message}).`,
      'Write it as `export default { … } satisfies PageMeta`.',
    )
  }
}

function remedyFor(field: string, received: string): string {
  if (/^(title|description)\./.test(field)) return `Give ${field.split('.')[0]} in zh, en and tw.`
  if (field === 'listed')
    return `Add "listed": the id of the campaign's activity, or false where the page is no campaign.`
  if (field === 'art')
    return 'Add "art: { x, y, width }": the part of the cover without lettering, in its pixels.'
  if (received === 'undefined') return `Add "${field}"; scripts need it to build the page.`
  return `Correct or remove "${field}"; the fields of a page are listed in shared/runtime/app/page-meta.ts.`
}
