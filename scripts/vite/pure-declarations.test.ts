import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundle, entryOf } from './bundle.ts'
import { pureDeclarations } from './pure-declarations.ts'

let root: string
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'declarations-'))
  mkdirSync(path.join(root, 'shared/api'), { recursive: true })
  put(
    'shared/api/sign.ts',
    `import { object, string } from 'valibot'
     import { endpoint } from '#shared/runtime/request'
     // a schema, as object(…), may stand in words: "string()"
     const record: object = object({ day: string() })
     export const read = endpoint({ path: '/read', output: record })
     export const write = endpoint({ path: '/write', output: object({ record }) })
     export const name = window.read()`,
  )
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const put = (file: string, code: string) => writeFileSync(path.join(root, file), code)

async function script(main: string): Promise<string> {
  put('main.ts', main)
  const output = await bundle(root, 'page', path.join(root, 'main.ts'), {
    plugins: [pureDeclarations()],
    build: { rolldownOptions: { preserveEntrySignatures: false, external: /^valibot$|^#shared/ } },
    resolve: {},
  })
  return entryOf(output).code
}

it('a page leaves out the calls that it does not make', async () => {
  const code = await script("import { read } from './shared/api/sign'; window.made = read")
  expect(code).toContain('/read')
  expect(code).not.toContain('/write')
})

it('what a contract does besides declaring stays', async () => {
  expect(await script("import './shared/api/sign'")).toContain('window.read()')
})

it('a page may have things of the same names, and what it does with them stays', async () => {
  const code = await script(
    'const record = window.useQuery(); const object = (at) => window.put(at); record.set(1); object(2)',
  )
  expect(code).toMatch(/\.set\(1\)/)
  expect(code).toContain('window.put')
})
