import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bundle } from './bundle.ts'
import { preloadHelper } from './preload-helper.ts'

let root: string
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'parts-'))
  mkdirSync(path.join(root, 'shared/features/later'), { recursive: true })
  put('shared/features/later/load-part.ts', 'export const loadPart = (load) => load("?asked-by-load-part")')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const put = (file: string, code: string) => writeFileSync(path.join(root, file), code)

async function scripts(main: string): Promise<Record<string, string>> {
  put('main.ts', main)
  const { output } = await bundle(root, 'page', path.join(root, 'main.ts'), {
    plugins: [preloadHelper(root)],
    build: { rolldownOptions: { preserveEntrySignatures: false } },
  })
  const chunks = output.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
  return Object.fromEntries(chunks.map(({ name, code }) => [name, code]))
}

describe('a part on demand', () => {
  it('a part on demand is requested under the address that loadPart chooses', async () => {
    put('sheet.ts', 'export const sheet = document.title')
    const { page } = await scripts(`
      window.plain = () => import('./sheet')
      window.then = () => import('./sheet').then((module) => module.sheet)
      window.taken = async () => { const { sheet } = await import('./sheet'); return sheet }`)
    expect(page?.match(/import\(/g)).toHaveLength(3)
    expect(page?.match(/(\w+)=>import\(`\.\/page\.sheet-[\w-]+\.js`\+\1\)/g)?.length).toBeGreaterThanOrEqual(
      2,
    )
    expect(page).not.toMatch(/import\([^)+]*\)/)
    expect(page).toContain('?asked-by-load-part')
  })

  it('a part on demand must not be imported by another part: asked for twice, it would be two modules', async () => {
    put('sheet.ts', 'export const sheet = document.title')
    put('popup.ts', "import { sheet } from './sheet'; export const popup = [sheet, document.URL]")
    const both = "window.parts = [() => import('./sheet'), () => import('./popup')]"
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await expect(scripts(both)).rejects.toThrow(
      'The part sheet, which loads on demand, is also imported by popup: move what both need into a module of its own.',
    )
  })
})
