import { execFileSync } from 'node:child_process'
import type { PageState } from '../../shared/runtime/app/page-state.ts'
import { BUDGETS } from '../build/budget.ts'
import type { Page } from '../build/pages.ts'
import type { PageView, Weight, WordRow } from '../console/views.ts'
import { firstScripts, sizeOverWire } from '../shell/page-sizes.ts'
import { type BuildFiles, embedded, textOf } from './build-files.ts'

const LANGUAGES = ['zh', 'en', 'tw'] as const
type Texts = Record<(typeof LANGUAGES)[number], Map<string, string>>

/** Texts that differ between two builds of a page, its titles among them. Either may be missing. */
export async function wordsBetween(
  live: BuildFiles | undefined,
  built: BuildFiles | undefined,
): Promise<WordRow[]> {
  const [before, after] = await Promise.all([live, built].map((build) => build && textsOf(build)))
  const keys = new Set(
    [before, after].flatMap((texts) =>
      texts ? LANGUAGES.flatMap((language) => [...texts[language].keys()]) : [],
    ),
  )
  return [...keys]
    .map((key): WordRow => {
      const of = (language: keyof Texts) => [before?.[language].get(key), after?.[language].get(key)] as const
      return { key, texts: { zh: of('zh'), en: of('en'), tw: of('tw') } }
    })
    .filter(({ texts }) => LANGUAGES.some((language) => texts[language][0] !== texts[language][1]))
}

/** zh is in the HTML, the others are in files of their own. */
async function textsOf(build: BuildFiles): Promise<Texts> {
  const html = await textOf(build, build.entry.html)
  const { titles = {}, words = {} } = embedded<{
    titles?: Record<string, string>
    words?: Record<string, string>
  }>(html, 'page')
  const own = embedded<{ zh?: object }>(html, 'words').zh ?? {}
  const entries = await Promise.all(
    LANGUAGES.map(async (language) => {
      const file = words[language]
      const texts = language === 'zh' || !file ? own : JSON.parse(await textOf(build, file.slice(1)))
      return [language, new Map([['title', titles[language] ?? ''], ...flat(texts)])] as const
    }),
  )
  return Object.fromEntries(entries) as Texts
}

/** `{ a: { b: 'c' } }` as `a.b` and `c`. */
function flat(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value ?? {}).flatMap(([name, inner]) => flat(inner, path ? `${path}.${name}` : name))
}

/** What every visit of a build loads; undefined where a file is missing. */
export async function weightOf(build: BuildFiles): Promise<Weight | undefined> {
  const html = await build.read(build.entry.html)
  if (!html) return undefined
  const scripts = await Promise.all(firstScripts(new TextDecoder().decode(html)).map(build.read))
  const sizes = await Promise.all([html, ...scripts].map((bytes) => bytes && sizeOverWire(bytes)))
  const [page = 0, ...rest] = sizes
  return { html: page, scripts: rest.reduce<number>((sum, size = 0) => sum + size, 0) }
}

export const budgetOf = ({ meta }: Page): Weight => BUDGETS[meta.weight]

/** Commits to a page, and to what all pages share, between two builds. */
export function commitsBetween(
  root: string,
  page: string,
  from: string,
  to: string,
): Pick<PageView, 'commits' | 'commitsProblem'> {
  const known = /^[0-9a-f]{7,40}$/
  if (!known.test(from) || !known.test(to)) return { commits: [], commitsProblem: 'none' }
  try {
    const printed = execFileSync(
      'git',
      ['log', '--format=%h%x00%s%x00%an%x00%cI', `${from}..${to}`, '--', `pages/${page}`, 'shared'],
      { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 25 },
    )
    const commits = printed
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [hash = '', subject = '', by = '', at = ''] = line.split('\0')
        return { hash, subject, by, at }
      })
    return { commits, commitsProblem: '' }
  } catch {
    return { commits: [], commitsProblem: 'gone' }
  }
}

/** So many are looked at before a page goes live. */
const MOST_STATES = 4

/** The first states in which people find a page: without a tap, a fault, or a client of its own. */
export function mainStates(page: Page | undefined): [string, PageState][] {
  return Object.entries(page?.meta.states ?? {})
    .filter(([, { taps, faults, client, device }]) => !taps && !faults && !client && !device)
    .slice(0, MOST_STATES)
}
