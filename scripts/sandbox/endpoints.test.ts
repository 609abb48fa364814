import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { endpoints } from './endpoints.ts'

const contracts = import.meta.glob<Record<string, unknown>>(['/shared/api/*.ts', '!**/*.test.ts'], {
  eager: true,
})

it('every endpoint is called by a test of a domain', () => {
  const folder = path.join(import.meta.dirname, 'domains')
  const tests = (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  const answered = new Set<unknown>(endpoints())
  const declared = Object.values(contracts).flatMap((exported) =>
    Object.entries(exported).flatMap(([name, value]) => (answered.has(value) ? [name] : [])),
  )
  expect(declared.length).toBeGreaterThan(150)
  // once where it is imported, and once where it is called
  const isCalled = (name: string) =>
    tests.some((text) => [...text.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1)
  expect(declared.filter((name) => !isCalled(name))).toEqual([])
})
