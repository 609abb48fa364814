import path from 'node:path'
import { getEvents, getHealth } from '#shared/api/phone-health'
import type { Endpoint } from '#shared/runtime/request'
import { endpoints } from '../sandbox/endpoints.ts'
import { describeApi, type Operation } from './describe.ts'
import { createReader } from './docstrings.ts'
import { record } from './examples.ts'

const contracts = import.meta.glob<Record<string, unknown>>(['/shared/api/*.ts', '!**/*.test.ts'], {
  eager: true,
})

/**
 * The OpenAPI 3.1 document of everything that `shared/api` declares, for a server team to read, to hold against theirs
 * and to generate clients from: the same whenever and wherever it is made.
 */
export async function openApiDocument(root: string): Promise<object> {
  const operations = operationsOf(root)
  const byName = new Map(operations.map(({ declaration, endpoint }) => [declaration.name, endpoint]))
  const missing: string[] = []
  for (const operation of operations) {
    try {
      operation.example = await record(operation.declaration.name, operation.endpoint, byName)
    } catch (error) {
      missing.push((error as Error).message)
    }
  }
  if (missing.length > 0) throw new Error(missing.join('\n'))
  return describeApi(operations)
}

/** Every endpoint of the sandbox and of the collector, with the docstring of its file. */
export function operationsOf(root: string): Operation[] {
  const read = createReader(root)
  const answered = new Set<unknown>([...endpoints(), getHealth, getEvents])
  return Object.entries(contracts).flatMap(([url, exported]) => {
    const source = read(path.posix.join(url).slice(1))
    return source.declarations
      .filter(({ name }) => answered.has(exported[name]))
      .map((declaration) => ({ source, declaration, endpoint: exported[declaration.name] as Endpoint }))
  })
}
