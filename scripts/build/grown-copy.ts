import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from '../site/manifest.ts'
import { SourceCopy } from './source-copy.ts'

/**
 * Copies the project with more pages of the same proportions: each family again, then further pages within families.
 * `dist/manifest.json` lists the pages: build first.
 */
export function growCopy(root: string, wanted: number): SourceCopy {
  const manifest = JSON.parse(readFileSync(path.join(root, 'dist/manifest.json'), 'utf8')) as Manifest
  const own = Object.keys(manifest.pages)
  const families = [...new Set(own.map(familyOf))]
  const copy = new SourceCopy(root, [...families, 'paths.json'])
  let missing = wanted - own.length
  for (const family of families) {
    if (missing <= 0) break
    copy.duplicate(`pages/${family}`, `pages/${family}-2`)
    for (const id of own.filter((each) => familyOf(each) === family)) {
      const folder = `pages/${id.replace(family, `${family}-2`)}`
      if (missing-- > 0) renamePaths(copy, folder, 'family')
      else copy.drop(folder)
    }
  }
  for (let round = 1; missing > 0; round++) {
    for (const id of own.slice(0, missing)) {
      copy.duplicate(`pages/${id}`, `pages/${id}-${round}`)
      renamePaths(copy, `pages/${id}-${round}`, `${round}`)
      missing--
    }
  }
  return copy
}

const familyOf = (id: string) => id.split('/')[0] as string

/** No two pages answer at one address. */
function renamePaths(copy: SourceCopy, folder: string, name: string): void {
  const renamed = (address: string) => `${address === '/' ? '/root' : address}-copy-${name}`
  copy.edit(`${folder}/page.ts`, (code) =>
    code
      .replace(/paths: \[[^\]]*\]/, (paths) =>
        paths.replace(/'(\/[^']*)'/g, (_, address: string) => `'${renamed(address)}'`),
      )
      .replace(/from: '(\/[^']*)'/g, (_, from: string) => `from: '${renamed(from)}'`),
  )
}
