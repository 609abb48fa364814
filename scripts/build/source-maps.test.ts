import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import MagicString from 'magic-string'
import type { Rolldown } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hasSourceMap, inSources, keepSourceMaps } from './source-maps.ts'

const root = mkdtempSync(path.join(tmpdir(), 'maps-'))
const SOURCE = 'const unused = 1\nexport const fail = () => {\n  throw new Error("x")\n}\n'

beforeAll(() => {
  const built = new MagicString(SOURCE).remove(0, 17).replaceAll('\n', '')
  const map = built.generateMap({ hires: true, source: '../../pages/halls/drives/Doors.tsx' })
  const chunk = { type: 'chunk', fileName: 'static/halls-drives-1a2b.js', map }
  keepSourceMaps(root, { output: [chunk] } as unknown as Rolldown.RolldownOutput)
})
afterAll(() => rmSync(root, { recursive: true }))

it('a place in a built script becomes that of its source, whatever host it came from', () => {
  const stack =
    'Error: x\n    at fail (https://pages.example.com/static/halls-drives-1a2b.js:1:29)\n    at static/halls-drives-1a2b.js?again:1:1'
  expect(inSources(root, stack)).toMatch(
    /^Error: x\n {4}at fail \(pages\/halls\/drives\/Doors\.tsx:3:\d\)\n {4}at pages\/halls\/drives\/Doors\.tsx:2:1$/,
  )
})

it('a script without a map keeps its place', () => {
  expect(hasSourceMap(root, 'static/halls-drives-1a2b.js')).toBe(true)
  expect(hasSourceMap(root, 'static/other-1a2b.js')).toBe(false)
  expect(inSources(root, 'at /static/other-1a2b.js:1:9')).toBe('at /static/other-1a2b.js:1:9')
})
