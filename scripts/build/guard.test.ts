import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import { buildGuard } from './guard.ts'

let guard: string
beforeAll(async () => {
  guard = await buildGuard(path.resolve(import.meta.dirname, '../..'))
})

it('the guard is one classic script in words that engines without modules parse', () => {
  expect(() => new Function(guard)).not.toThrow()
  const code = guard.replace(/"[^"]*"/g, '""')
  expect(code).not.toMatch(/=>|`|\?\.|\?\?|\.\.\.|\b(const|let|class|import|export|async|of)\b|\{\w+(,|\})/)
  expect(code).toMatch(/^\(function\(\)\{var /)
})

it('the guard weighs less than 1010 bytes over the wire', () => {
  expect(brotliCompressSync(guard).length).toBeLessThan(1010)
})
