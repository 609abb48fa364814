import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SourceCopy } from '../build/source-copy.ts'
import { filesBelow } from '../site/files.ts'

const CONFIGURATION = ['biome.json', '.gitignore']

let copy: SourceCopy
beforeAll(() => {
  copy = new SourceCopy(process.cwd(), [
    'portal/download',
    'portal/_family',
    'group-event/_family',
    'group-event/0416',
  ])
  for (const file of CONFIGURATION) cpSync(file, path.join(copy.root, file))
  // The new page alone, with what it reaches.
  copy.write(
    'tsconfig.page.json',
    '{ "extends": "./tsconfig.json", "include": ["pages/harbour", "shared/runtime/boot"] }',
  )
})
afterAll(() => copy.remove())

function run(...command: string[]): { status: number | null; output: string } {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: copy.root,
    encoding: 'utf8',
    env: { ...env, NO_COLOR: '1' },
  })
  return { status, output: `${stdout}${stderr}` }
}
const create = (...args: string[]) => run('--import', 'tsx', 'scripts/new-page/index.ts', ...args)
const pages = () => filesBelow(copy.root, 'pages')

it('a refusal says why, and nothing was written', () => {
  const before = pages()
  expect(create('harbour/lights', '--yes', '--path', '/download')).toEqual({
    status: 1,
    output: expect.stringMatching(
      /^The build refuses pages\/harbour\/lights: [\s\S]*\/download already belongs [\s\S]*\nNothing was written\.\n$/,
    ),
  })
  expect(pages()).toEqual(before)
})

it('a page as it is written passes the checks: metadata, lint and format, types, build', () => {
  const written = create('harbour/lights', '--yes', '--title-en', "Harbour's lights")
  expect(written, written.output).toMatchObject({ status: 0 })
  expect(written.output).toContain('Written: pages/harbour, pages/harbour/lights')

  const lint = run('node_modules/.bin/biome', 'check', '--error-on-warnings', 'pages/harbour')
  expect(lint, lint.output).toMatchObject({ status: 0 })
  const types = run('node_modules/.bin/tsc', '--noEmit', '-p', 'tsconfig.page.json')
  expect(types, types.output).toMatchObject({ status: 0 })
  const build = copy.build(['--page', 'harbour/lights'])
  expect(build, build.output).toMatchObject({ status: 0 })
})

it('a page that git would not bring back is removed by force alone', () => {
  spawnSync('git', ['init', '--quiet'], { cwd: copy.root })
  const remove = (...more: string[]) =>
    run('--import', 'tsx', 'scripts/remove-page/index.ts', 'harbour/lights', '--yes', ...more)
  expect(remove().output).toContain('of harbour/lights would be lost for good: commit first.')
  const removed = remove('--force')
  expect(removed, removed.output).toMatchObject({ status: 0 })
  expect(copy.has('pages/harbour')).toBe(false)
})

it('a date of the group events as it is written passes them too, with its event in the sandbox', () => {
  const written = create('group-event/1224', '--yes', '--form', 'lanes')
  expect(written, written.output).toMatchObject({ status: 0 })
  const [, event = ''] = /events\/(\d{4}1224)/.exec(written.output) ?? []
  expect(copy.read('scripts/sandbox/domains/group-event/events/index.ts')).toContain(`  event${event},\n`)
  expect(copy.read('pages/group-event/1224/edition.ts')).toContain(`activityId: '${event}'`)

  const events = 'scripts/sandbox/domains/group-event/events'
  const lint = run(
    'node_modules/.bin/biome',
    'check',
    '--error-on-warnings',
    'pages/group-event/1224',
    events,
  )
  expect(lint, lint.output).toMatchObject({ status: 0 })
  copy.write(
    'tsconfig.date.json',
    `{ "extends": "./tsconfig.json", "include": ["pages/group-event/1224", "${events}", "shared/runtime/boot"] }`,
  )
  const types = run('node_modules/.bin/tsc', '--noEmit', '-p', 'tsconfig.date.json')
  expect(types, types.output).toMatchObject({ status: 0 })
  const build = copy.build(['--page', 'group-event/1224'])
  expect(build, build.output).toMatchObject({ status: 0 })
})

it.each(['live/forecast', 'harbour/dist', 'harbour/screenshots'])(
  'a page may be called as a folder that tools write to: %s is linted too',
  (id) => {
    const written = create(id, '--yes')
    expect(written, written.output).toMatchObject({ status: 0 })
    copy.edit(`pages/${id}/page.ts`, (code) => `${code}debugger\n`)
    const lint = run('node_modules/.bin/biome', 'check', 'pages')
    copy.drop(`pages/${id}`)
    expect(lint).toMatchObject({ status: 1, output: expect.stringContaining(`pages/${id}/page.ts`) })
  },
)
