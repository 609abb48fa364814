import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Endpoint } from '#shared/runtime/request'
import { firstSentence } from '../openapi/docstrings.ts'
import { endpoints } from '../sandbox/index.ts'
import { testsOf } from './read-tests.ts'
import type { Row } from './row.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const contracts = import.meta.glob<Record<string, unknown>>(['/shared/api/*.ts', '!**/*.test.ts'], {
  eager: true,
})

/** A declared call: its name and file, and the first test of the sandbox that makes it. */
export interface DeclaredCall {
  name: string
  /** As `POST /activity/group/join`. */
  call: string
  /** From the project's root. */
  file: string
  /** Absent: no test makes it. */
  row?: Row
}

/** Every call that the sandbox answers, in the order of the contract's files and within them. */
export function declaredCalls(): DeclaredCall[] {
  const answered = new Set<unknown>(endpoints())
  const tests = domainTests()
  return Object.entries(contracts).flatMap(([url, exported]) => {
    const file = url.slice(1)
    const imported = `#${file.replace(/\.ts$/, '')}`
    const domain = `/${path.basename(file, '.ts')}`
    const sayings = docstrings(readFileSync(path.join(ROOT, file), 'utf8'))
    return Object.entries(exported)
      .filter(([, value]) => answered.has(value))
      .map(([name, value]) => {
        const { method, path: declared } = value as Endpoint
        const call = `${method} ${declared}`
        const calling = tests.filter((each) => each.imports.get(name) === imported && each.names.has(name))
        // its own domain's test, if that calls it; of those the first
        const shown = calling.find((each) => each.where.includes(domain)) ?? calling[0]
        const what = `\`${call}\` ${sayings.get(name) ?? ''}`.trim()
        return { name, call, file, row: shown && { what, where: shown.where, test: shown.title } }
      })
  })
}

/** The sandbox's own tests of its domains. */
function domainTests() {
  const folder = 'scripts/sandbox/domains'
  return (readdirSync(path.join(ROOT, folder), { recursive: true }) as string[])
    .filter((file) => file.endsWith('.test.ts'))
    .sort()
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .flatMap((where) => testsOf(where).map((test) => ({ where, ...test })))
}

/** The first sentence of the docstring of each export. */
function docstrings(source: string): Map<string, string> {
  const found = source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+)/g)
  return new Map(
    Array.from(found, ([, said = '', name = '']) => {
      const text = said
        .replace(/\n\s*\*/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
      return [name, firstSentence(text)]
    }),
  )
}
