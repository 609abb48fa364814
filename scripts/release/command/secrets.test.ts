import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { RULES, SEASON } from '../testing/fixtures.ts'
import { serve } from '../testing/local-server.ts'
import { makeDist, temporaryFolder } from '../testing/make-dist.ts'
import { run } from './run.ts'

let target: string
let env: NodeJS.ProcessEnv
beforeEach(() => {
  target = path.join(temporaryFolder(), 'site')
  env = { RELEASE_BY: 'Ann', RELEASE_TARGET: target }
})

const first = makeDist({ pages: { [SEASON]: 'first', [RULES]: 'first' } }).folder
const second = makeDist({ pages: { [SEASON]: 'second', [RULES]: 'first' }, runtime: 'two' }).folder

/** Runs a command line, written as one types it. */
async function release(line: string, ...more: string[]) {
  const said = { out: '', err: '' }
  const words = [...line.split(' ').filter(Boolean), ...more]
  const code = await run(words, {
    env,
    out: (text) => {
      said.out += text
    },
    err: (text) => {
      said.err += text
    },
  })
  return { code, ...said }
}

async function published() {
  await release('init')
  await release(`publish ${SEASON} --dist ${first}`)
  await release(`publish ${SEASON} --dist ${second} --note`, 'new rewards')
}

describe('secrets', () => {
  const SECRETS = {
    AWS_ACCESS_KEY_ID: 'AKIAEXAMPLEKEY',
    AWS_SECRET_ACCESS_KEY: 'very/secret+key',
    AWS_SESSION_TOKEN: 'session-token',
  }
  beforeEach(() => {
    env = { ...env, ...SECRETS }
  })

  it.each([
    'see very/secret+key',
    'for AKIAEXAMPLEKEY',
    'token=abcdef123456',
    'password: hunter22',
    'Authorization: Bearer abcdefghijklmnop',
    'https://user:pass@example.com/',
    '-----BEGIN PRIVATE KEY-----',
  ])('secrets in a note are refused: %s', async (note) => {
    const { code, err } = await release(`publish ${SEASON} --dist ${first}`, `--note=${note}`)
    expect(code).toBe(2)
    expect(err).toMatch(/--note holds what looks like a secret/)
    expect(err).not.toContain(note)
  })

  it.each(['new rewards for token holders', 'the key visual', 'wrong prices: 10 not 100'])(
    'secrets are not seen where there are none: %s',
    async (note) => {
      await release('init')
      expect((await release(`publish ${SEASON} --dist ${first} --note`, note)).code).toBe(0)
    },
  )

  it('secrets of the environment are in nothing that is said or kept', async () => {
    await published()
    const { readdirSync } = await import('node:fs')
    const files = readdirSync(target, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    expect(files.length).toBeGreaterThan(15)
    for (const file of files) {
      const text = readFileSync(path.join(file.parentPath, file.name), 'utf8')
      for (const secret of Object.values(SECRETS)) expect(text).not.toContain(secret)
    }
    const origin = await serve(() => ({
      status: 403,
      body: `<Error><Code>X</Code>${Object.values(SECRETS)}</Error>`,
    }))
    env = { ...env, AWS_ENDPOINT_URL: origin }
    for (const line of ['status', 'status --json', `publish ${SEASON} --dist ${first}`]) {
      const { code, out, err } = await release(`${line} --to s3://pages/site`)
      expect(code).toBe(1)
      for (const secret of Object.values(SECRETS)) expect(out + err).not.toContain(secret)
    }
  })
})
