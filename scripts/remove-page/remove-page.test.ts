import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SourceCopy } from '../build/source-copy.ts'

let copy: SourceCopy
beforeAll(() => {
  copy = new SourceCopy(process.cwd(), ['halls', 'portal/download', 'portal/_family', 'tarot'])
  copy.write('pages/paths.json', '[{ "path": "/spring", "page": "portal/download" }]\n')
  git('init', '--quiet')
  git('add', 'pages')
  git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '--quiet', '-m', 'pages')
})
afterAll(() => copy.remove())

const git = (...words: string[]) => spawnSync('git', words, { cwd: copy.root })

/** As it is typed, without a terminal. */
function remove(...words: string[]): { status: number | null; output: string } {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const command = ['--import', 'tsx', 'scripts/remove-page/index.ts', ...words]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: copy.root,
    encoding: 'utf8',
    env: { ...env, NO_COLOR: '1' },
  })
  return { status, output: `${stdout}${stderr}` }
}

it('a page that there is not is not removed; the nearest name is offered', () => {
  expect(remove('halls/drive', '--yes')).toEqual({
    status: 1,
    output:
      'There is no page halls/drive. Did you mean halls/drives? Pages are named by their folder below pages/.\nNothing was removed.\n',
  })
})

it('nothing is removed without a terminal to confirm it', () => {
  const { status, output } = remove('halls/drives-popup')
  expect([status, output]).toEqual([2, expect.stringContaining('Add --yes to remove the page.')])
  expect(copy.has('pages/halls/drives-popup/page.ts')).toBe(true)
})

it('a page with changes that git does not have is kept, and the files are named', () => {
  copy.write('pages/halls/drives/new.ts', 'export const x = 1\n')
  const { status, output } = remove('halls/drives', '--yes')
  copy.drop('pages/halls/drives/new.ts')
  expect(status).toBe(1)
  expect(output).toContain(
    '1 file of halls/drives would be lost for good: commit first.\n  ?? pages/halls/drives/new.ts\n',
  )
})

it('a page that other code leads to is kept, and the lines are named', () => {
  const lines = copy.read('shared/features/download/to-download.ts').split('\n')
  const at = lines.findIndex((line) => line.includes("'/download'")) + 1
  const { status, output } = remove('portal/download', '--yes')
  expect(status).toBe(1)
  expect(output).toContain(`  shared/features/download/to-download.ts:${at}\n`)
  expect(copy.has('pages/portal/download/page.ts')).toBe(true)
})

it('a removed page is gone with its history path; its family stays for the others', () => {
  const { status, output } = remove('halls/drives-popup', '--yes', '--force')
  expect([status, output]).toEqual([
    0,
    expect.stringMatching(
      /^This removes \d+ files: pages\/halls\/drives-popup\n {2}\/record\/pop will answer 404/,
    ),
  ])
  expect(output).toContain('npm run release -- retire halls/drives-popup --to TARGET')
  expect(output, 'its family calls the same').not.toContain('No other page uses')
  expect(copy.has('pages/halls/drives-popup')).toBe(false)
  expect(copy.has('pages/halls/_family')).toBe(true)
})

it('contracts and domains that nothing else uses are named', () => {
  const { output } = remove('tarot/share', '--yes', '--force')
  expect(output).toContain(
    'No other page uses these; remove them too, with their words and examples:\n  shared/api/tarot.ts\n  scripts/sandbox/domains/tarot\n',
  )
})

it('the last page of a family takes its family along, and its added paths', () => {
  const { status, output } = remove('portal/download', '--yes', '--force')
  expect(status, output).toBe(0)
  expect(copy.has('pages/portal')).toBe(false)
  expect(copy.read('pages/paths.json')).toBe('[]\n')
})
