import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundle, stylesOf } from './bundle.ts'
import { partStyles } from './part-styles.ts'

let root: string
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'part-styles-'))
  put(
    'main.ts',
    "import './page.css'; import { shared } from './shared'; shared(); document.onclick = () => import('./sheet')",
  )
  put('shared.ts', "import './shared.css'; export const shared = () => document.title")
  put('sheet.ts', "import './sheet.css'; import { shared } from './shared'; export const sheet = shared()")
  put('page.css', '.page { color: red }')
  put('shared.css', '.shared { color: green }')
  put('sheet.css', '.sheet { color: blue }')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const put = (file: string, content: string) => writeFileSync(path.join(root, file), content)

async function built() {
  const output = await bundle(root, 'page', path.join(root, 'main.ts'), {
    plugins: [partStyles()],
    build: { rolldownOptions: { preserveEntrySignatures: false } },
  })
  const chunk = (name: string) =>
    output.output.find((file): file is Rolldown.OutputChunk => file.type === 'chunk' && file.name === name)
  return { styles: stylesOf(output), page: chunk('page'), sheet: chunk('sheet') }
}

describe('styles of a part on demand', () => {
  it('styles of a part on demand come with its module, and stay out of what every visit loads', async () => {
    const { styles, page, sheet } = await built()
    expect(styles).toContain('red')
    expect(styles).toContain('green')
    expect(styles).not.toContain('.sheet')
    expect(page?.code).not.toContain('.sheet{')
    expect(sheet?.code).toMatch(/^document\.head\.append\(.*textContent:"\.sheet\{/)
    expect(sheet?.code).not.toContain('.shared{')
  })

  it('styles of a part on demand change the name of its module when they change', async () => {
    const before = await built()
    put('sheet.css', '.sheet { color: navy }')
    const after = await built()
    expect(after.sheet?.fileName).not.toBe(before.sheet?.fileName)
    expect(after.page?.fileName).not.toBe(before.page?.fileName)
  })
})
