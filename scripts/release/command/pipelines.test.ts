import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readCommand as readBuild } from '../../build/build-command.ts'
import { readCommand } from './read-command.ts'

const RECIPES = readFileSync(path.resolve(import.meta.dirname, '../pipelines.md'), 'utf8')
const { scripts } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../package.json'), 'utf8'),
)
const [github, gitlab] = [...RECIPES.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(([, text]) =>
  parse(text as string),
)
const VALUES: Record<string, string> = { PAGE: 'warlord/season', EXPECTED: '0123456789ab' }
/** What the CI's own settings hold, by the text above the recipes. */
const SETTINGS = {
  RELEASE_COLLECTOR: 'https://logs.example.com',
  RELEASE_TARGETS: 'eu=s3://eu/site asia=s3://asia/site',
}

type Job = {
  needs?: string | string[]
  environment?: unknown
  env?: Record<string, string>
  steps?: { run?: string; uses?: string }[]
  script?: string[]
}
const KEYS = ['image', 'stages', 'default', 'variables']
const jobs: [string, Job, string[]][] = [
  ...Object.entries<Job>(github.jobs).map(([name, job]): [string, Job, string[]] => [
    `GitHub ${name}`,
    job,
    (job.steps ?? []).flatMap(({ run }) => run?.trim().split('\n') ?? []),
  ]),
  ...Object.entries<Job>(gitlab)
    .filter(([name]) => !KEYS.includes(name))
    .map(([name, job]): [string, Job, string[]] => [`GitLab ${name}`, job, job.script ?? []]),
]
const commands = jobs.flatMap(([name, job, lines]) =>
  lines
    .filter((line) => /\bnpm (run|test|ci)\b/.test(line))
    .map((line) => [`${name}: ${line}`, line, job] as const),
)

describe('the recipes for CI', () => {
  it.each(commands)('%s is a command of this project that can be run', (_, line, job) => {
    const [, script = line === 'npm test' ? 'test' : 'ci', rest = ''] =
      /npm run (?:-s )?(\S+)(?: -- ([^>]*))?/.exec(line) ?? []
    if (script === 'ci') return
    expect(Object.keys(scripts)).toContain(script)
    const words = rest
      .trim()
      .split(' ')
      .filter(Boolean)
      .map((word) => word.replace(/^"?\$(\w+)"?$/, (_all, name) => VALUES[name] ?? `no value of ${name}`))
    const env = {
      ...SETTINGS,
      ...(job.env?.RELEASE_TARGETS === undefined && job.env ? { RELEASE_TARGETS: '' } : {}),
    }
    if (script === 'release')
      expect(readCommand(words, env).name).toBe(words.find((word) => /^[a-z]+$/.test(word)))
    if (script === 'build' && words.length > 0) expect(readBuild(words)).toBeDefined()
  })

  it('a page goes live behind a test, what was live before and an approval, watched, at several targets', () => {
    for (const [name, { needs, environment }, lines] of jobs.filter(([name]) => name.endsWith(' publish'))) {
      expect([name, [needs].flat()]).toEqual([name, expect.arrayContaining(['expected'])])
      expect([name, environment]).toEqual([name, 'production'])
      const words =
        (lines.at(-1) ?? '').split(' -- ')[1]?.replace('"$PAGE"', 'a/b').replace('"$EXPECTED"', 'none') ?? ''
      const { input, targets } = readCommand(words.split(' '), SETTINGS)
      expect(input).toMatchObject({ expect: 'none', watch: { steps: [1, 10, 50, 100] }, share: 1 })
      expect(targets.map(({ address }) => address)).toEqual(['s3://eu/site', 's3://asia/site'])
    }
  })

  it('each job needs jobs that there are, and each variable of a command is set', () => {
    const names = new Set(jobs.map(([name]) => name.split(' ')[1]))
    for (const [name, { needs = [], env = {} }, lines] of jobs) {
      for (const need of [needs].flat()) expect(names).toContain(need)
      if (!name.startsWith('GitHub')) continue
      for (const [, variable] of lines.join('\n').matchAll(/\$([A-Z]\w+)/g))
        expect([name, variable, [...Object.keys(env), 'GITHUB_OUTPUT']]).toEqual([
          name,
          variable,
          expect.arrayContaining([variable]),
        ])
    }
  })

  it('actions of others have their version', () => {
    const used = jobs.flatMap(([, { steps = [] }]) => steps.flatMap(({ uses }) => uses ?? []))
    expect(used.length).toBeGreaterThan(4)
    for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@v\d+$/)
  })
})
