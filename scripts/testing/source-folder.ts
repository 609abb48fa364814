import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * A folder of sources for the running test, which removes it when it ends.
 * @param files text by path, as `{ 'pages/a/b/BPage.tsx': 'export …' }`.
 * @returns its path.
 */
export function sourceFolder(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'sources-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(root, file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, text)
  }
  return root
}
