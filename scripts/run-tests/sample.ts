import { spawnSync } from 'node:child_process'
import { KINDS } from '../testing/is-sampled.ts'
import { AREAS, type Area } from './areas.ts'

/** Commits that count as lately, where no tag is nearer. */
const LATELY = 20

/** Tests and stories of a page, which are daily: other engines and languages differ by its sources. */
const TEST = /(\.(test|e2e)|\/testing)\.tsx?$/

export interface History {
  /** Files that have changed since the last tag, or in the last twenty commits where that is less; uncommitted ones too. */
  changed: readonly string[]
  /** Number of commits: what is not changed is played by turns of it. */
  turn: number
}

/** What CI plays of the tests that are not daily. */
export interface Sample {
  /** Chooses among things that are alike; absent: all of them. */
  turn?: number
  /** Pages as `warlord/season`, or of one kind of tests as `warlord/season:webkit`. */
  pages: string[]
  areas: Area[]
}

/** Reads what has changed lately. Undefined where git has no history to tell it, as in an archive of the sources. */
export function readHistory(root: string): History | undefined {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    return status === 0 ? stdout.trim() : undefined
  }
  const turn = Number(git('rev-list', '--count', 'HEAD'))
  if (!turn) return undefined
  const tag = git('describe', '--tags', '--abbrev=0')
  const sinceTag = tag ? Number(git('rev-list', '--count', `${tag}..HEAD`)) : Number.POSITIVE_INFINITY
  const commits = Math.min(sinceTag, LATELY, turn - 1)
  const committed = git('diff', '--name-only', `HEAD~${commits}`, 'HEAD')
  if (committed === undefined) return undefined
  const uncommitted = (git('status', '--porcelain') ?? '').split('\n').map((line) => line.slice(2).trim())
  return { changed: [...committed.split('\n'), ...uncommitted].filter(Boolean), turn }
}

/**
 * The pages and areas that have changed, of a family whose common part has changed one page, and beside them of each other
 * family one page in one kind of tests, and one area, by turns, so that each comes round.
 * @param pages all pages, as `warlord/season`. @param history undefined: everything is played.
 */
export function planSample(pages: readonly string[], history: History | undefined): Sample {
  if (!history) return { pages: [...pages], areas: [...AREAS] }
  const { changed, turn } = history
  const hasChangedIn = (folder: string) =>
    changed.some((file) => !TEST.test(file) && file.startsWith(`pages/${folder}/`))
  const families = [...new Set(pages.map(familyOf))]
  const byTurns = families.flatMap((name, at) => {
    const family = pages.filter((each) => familyOf(each) === name)
    // a family begins where the one before it is a step further, so that each commit plays each kind
    const step = turn + at
    const page = family[Math.floor(step / KINDS.length) % family.length] ?? ''
    if (hasChangedIn(page)) return []
    // what its pages share is seen on one of them
    return hasChangedIn(`${name}/_family`) ? [page] : [`${page}:${KINDS[step % KINDS.length]}`]
  })
  return {
    turn,
    pages: [...pages.filter(hasChangedIn), ...byTurns],
    areas: AREAS.filter(
      ({ sources, tests }, at) =>
        turn % AREAS.length === at || changed.some((file) => sources.test(file) || tests.test(file)),
    ),
  }
}

const familyOf = (page: string) => page.split('/', 1)[0]

/** What a sample leaves to `npm run test:rest`, in a line. */
export function leftOutBy(sample: Sample, pages: readonly string[]): string {
  const left = AREAS.filter((area) => !sample.areas.includes(area)).map(({ name }) => name)
  const ofPages = pages.filter((page) => !sample.pages.includes(page)).length
  const parts = [
    ...(ofPages > 0
      ? [
          `${ofPages} of ${pages.length} pages in Chromium 80, WebKit and their other languages, their longer journeys, absurd numbers and each of their states, but for one of these of a page a family; of demos, shell visits and \`npm start\` all but some`,
        ]
      : []),
    ...left,
  ]
  return parts.length > 0 ? `Left to npm run test:rest: ${parts.join('; ')}.` : 'Nothing was left out.'
}
