import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** What each part may import besides itself; tests and demos look where they like. */
const MAY: Record<string, readonly string[]> = {
  'shared/runtime': [],
  'shared/api': ['shared/runtime'],
  'shared/ui': ['shared/runtime'],
  'shared/account': ['shared/runtime'],
  // the account is a layer of its own, which loads for a question
  'shared/background': ['shared/runtime', 'shared/api', 'shared/account'],
  'shared/features': ['shared/runtime', 'shared/api'],
  'shared/kit': ['shared/runtime', 'shared/api', 'shared/features'],
  'shared/campaign': ['shared/runtime', 'shared/api', 'shared/features', 'shared/kit'],
  'scripts/sandbox': ['shared/api', 'shared/runtime'],
}
/** The folders of `scripts/`, tests among them: each imports what stands before it, and no folder beside it. */
const LAYERS: readonly (readonly string[])[] = [
  ['command'],
  ['site'],
  ['sandbox'],
  ['states'],
  ['testing'],
  ['money-runs', 'vite'],
  ['build'],
  ['release'],
  ['collector'],
  ['openapi'],
  ['contract'],
  ['hosts'],
  ['shell'],
  ['console'],
  ['server'],
  ['browser'],
  ['gallery'],
  ['release-console'],
  ['e2e'],
  ['bench', 'check', 'new-page', 'remove-page', 'run-tests'],
]
/** The folders of `scripts/release/`: each imports what stands before it, its tests and `scripts/testing/` what they like. */
const RELEASE_FOLDERS = [
  'store',
  'built-site',
  'live',
  'records',
  'upload',
  'derived',
  'verbs',
  'watch',
  'command',
]
/** What no page is built from. */
const TEST = /(\.(test|e2e)|\/testing)\.tsx?$|\/demo\.tsx$/

interface Import {
  from: string
  to: string
}

/** Every import in the sources of these folders, as paths from the root; a module's type is no import. */
function imports(folders: string[], isLooked = (_file: string) => true): Import[] {
  return folders.flatMap((folder) =>
    (readdirSync(path.join(ROOT, folder), { recursive: true }) as string[])
      .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
      .filter((file) => /\.tsx?$/.test(file) && isLooked(file))
      .flatMap((from) =>
        [...readFileSync(path.join(ROOT, from), 'utf8').matchAll(/(?:from |(?<!typeof )import\()'([^']+)'/g)]
          .map((match) => resolve(from, match[1] as string))
          .filter((to) => to !== undefined)
          .map((to) => ({ from, to })),
      ),
  )
}

function resolve(from: string, target: string): string | undefined {
  if (target.startsWith('#')) return target.slice(1).replace(/^(sandbox|testing)\b/, 'scripts/$1')
  return target.startsWith('.') ? path.posix.join(path.posix.dirname(from), target) : undefined
}

/** As `shared/kit`, `scripts/build`. */
const partOf = (file: string) => file.split('/').slice(0, 2).join('/')
const found = imports(['pages', 'shared', 'scripts/sandbox'], (file) => !TEST.test(file))

it('there are imports to look at', () => expect(found.length).toBeGreaterThan(200))

describe('imports go one way', () => {
  it('no page, and nothing that a page is built from, knows the sandbox, the tests or the scripts', () => {
    const built = found.filter(({ from }) => !from.startsWith('scripts/sandbox/'))
    expect(built.filter(({ to }) => to.startsWith('scripts/'))).toEqual([])
  })

  it('the test helpers import no page and no script', () => {
    const ofTests = imports(['scripts/testing'], (file) => !file.includes('.test.'))
    expect(
      ofTests.filter(
        ({ to }) => /^(pages|scripts)\//.test(to) && !/^scripts\/(testing|states|sandbox|site)\b/.test(to),
      ),
    ).toEqual([])
  })

  it.each(Object.entries(MAY))('%s imports itself and only %j', (part, allowed) => {
    const own = found.filter(({ from }) => partOf(from) === part)
    expect(own.filter(({ to }) => ![part, ...allowed].includes(partOf(to)))).toEqual([])
  })

  it('no page imports another: what siblings share stands in their _family', () => {
    const pageOf = (file: string) => file.split('/').slice(1, 3).join('/')
    const crossing = found.filter(({ from, to }) => {
      if (!from.startsWith('pages/') || !to.startsWith('pages/') || pageOf(from) === pageOf(to)) return false
      return pageOf(to) !== `${pageOf(from).split('/')[0]}/_family`
    })
    expect(crossing).toEqual([])
  })

  it('in scripts each folder imports what stands before it in their order', () => {
    const layerOf = (file: string) =>
      LAYERS.findIndex((folders) => folders.includes(file.split('/')[1] as string))
    const own = imports(['scripts']).filter(({ to }) => to.startsWith('scripts/'))
    expect(own.filter(({ from }) => layerOf(from) < 0)).toEqual([])
    const against = own.filter(({ from, to }) => partOf(from) !== partOf(to) && layerOf(from) <= layerOf(to))
    expect(against).toEqual([])
  })

  it('in releases each folder imports what stands before it in their order', () => {
    const orderOf = (file: string) => RELEASE_FOLDERS.indexOf(file.split('/')[2] as string)
    const own = imports(['scripts/release'], (file) => !TEST.test(file) && orderOf(file) >= 0)
    expect(new Set(own.map(({ from }) => orderOf(from))).size).toBe(RELEASE_FOLDERS.length)
    const known = own.filter(({ to }) => to.startsWith('scripts/release/'))
    expect(known.filter(({ from, to }) => orderOf(to) > orderOf(from))).toEqual([])
    expect(known.filter(({ to }) => /\/(testing|protocol)\//.test(to))).toEqual([])
  })
})
