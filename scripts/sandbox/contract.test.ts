import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { getTaskList } from '#shared/api/warlord'
import { filesBelow } from '../site/files.ts'
import { API_PREFIXES } from './api-path.ts'
import { domains } from './domains/index.ts'
import { SEASON } from './domains/warlord/plan.ts'
import { createSandbox } from './index.ts'
import { ask } from './testing/ask.ts'
import { SCENARIOS } from './world/scenario.ts'

const endpoints = domains.flatMap((domain) => domain.handlers.map(({ endpoint }) => endpoint))
const INPUT = {
  activityId: '20260408',
  id: '7',
  day: 1,
  mobile: '13800010001',
  countryCode: '86',
  topic: 'touching',
  festival: 'halloween',
  orderId: '70001',
  groupId: '2',
}

describe('every answer that reads something keeps its contract', () => {
  const users = ['', '777', ...Object.keys(SCENARIOS)]
  it.each(users)(
    'every answer that reads something keeps its contract for user "%s", in three languages',
    async (userId) => {
      const sandbox = createSandbox()
      for (const language of ['zh', 'en', 'tw'] as const) {
        for (const endpoint of endpoints.filter(({ method }) => method === 'GET')) {
          const { code } = await ask(sandbox, endpoint, INPUT, { userId, language })
          const expected = userId || endpoint.needLogin === false ? 200 : 401
          // the first day of a season that has not begun is locked, and a photo wall to who is single
          if (code !== 2007 && code !== 2066) expect([endpoint.path, code]).toEqual([endpoint.path, expected])
        }
      }
    },
  )
})

it('an answer that breaks the contract stops the sandbox with the field’s name', async () => {
  const sandbox = createSandbox()
  sandbox.state.user('10001').coins = Number.NaN
  await expect(ask(sandbox, getTaskList, {})).rejects.toThrow(
    'GET /user/cap/battle/task/list breaks its contract at "advanced.balance"',
  )
})

it('every declared path lies below a prefix of the API, and every prefix has one', () => {
  const segments = new Set(endpoints.map(({ path: declared }) => `/${declared.split('/')[1]}/`))
  expect([...segments].sort()).toEqual([...API_PREFIXES].sort())
})

it('every contract file in shared/api is answered by the sandbox, what operators read by the collector', () => {
  const root = path.resolve(import.meta.dirname, '../..')
  const declared = readdirSync(path.join(root, 'shared/api'))
    .filter((file) => file.endsWith('.ts') && file !== 'phone-health.ts')
    .flatMap((file) => [
      ...readFileSync(path.join(root, 'shared/api', file), 'utf8').matchAll(/^ {2}path: '(.+)',$/gm),
    ])
    .map((match) => match[1])
  expect([...new Set(declared)].sort()).toEqual([...new Set(endpoints.map((each) => each.path))].sort())
})

it('two runs with one seed are equal, and those with another seed differ', async () => {
  const run = async (seed: string) => {
    const sandbox = createSandbox({ seed })
    sandbox.clock.freeze(1_800_000_000_000)
    const said = []
    for (const endpoint of endpoints)
      said.push(await ask(sandbox, endpoint, { ...INPUT, ...ACTIONS }, { intentId: 'intent-c' }))
    return said
  }
  expect(await run('one')).toEqual(await run('one'))
  expect(await run('one')).not.toEqual(await run('two'))
})

const ACTIONS = {
  roomId: 'aries',
  times: '10',
  groupId: 'crane',
  packageId: 'first',
  level: 1,
  goalId: 'peak',
  kind: 'all',
  museum: 'gift',
}

describe('the words of the answers', () => {
  const folders = filesBelow(import.meta.dirname, '.')
    .filter((file) => file.endsWith('/zh.json'))
    .map((file) => path.dirname(file))
  const read = (folder: string, language: string) =>
    JSON.parse(readFileSync(path.join(import.meta.dirname, folder, `${language}.json`), 'utf8'))

  it('most domains have their words beside them', () => expect(folders.length).toBeGreaterThan(20))

  it.each(folders)('the answers of %s say the same things in three languages', (folder) => {
    const shape = keysOf(read(folder, 'zh'))
    expect(keysOf(read(folder, 'en'))).toEqual(shape)
    expect(keysOf(read(folder, 'tw'))).toEqual(shape)
  })

  it.each(folders)('the answers of %s hold no Chinese in English', (folder) => {
    expect(JSON.stringify(read(folder, 'en'))).not.toMatch(/\p{Script=Han}/u)
  })

  it('there is a lesson for every day of the season', () => {
    expect(read('domains/warlord/words', 'zh').lessons).toHaveLength(SEASON.days)
  })
})

function keysOf(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [at]
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${at}.${key}`))
}
