import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { readManifest } from '../pages.ts'
import { expect, test } from '../test.ts'
import { ROOT } from '../workbench.ts'

const dist = path.join(ROOT, 'dist')
const pages = Object.entries(readManifest().pages)

/** Content of the element with the given name, as previewers find it without running anything. */
function read(html: string, name: string): string {
  return new RegExp(`="${name}"[^>]* (?:content|href)="([^"]+)"`).exec(html)?.[1] ?? ''
}

for (const [title, { html, paths }] of pages) {
  test.describe(`a link to ${title}`, () => {
    // Some previewers read no further.
    const head = readFileSync(path.join(dist, html))
      .subarray(0, 32 * 1024)
      .toString()

    test('the link is previewed with words and its canonical address, at the beginning of its HTML', () => {
      for (const name of ['og:title', 'og:description', 'description', 'twitter:card', 'og:image:width'])
        expect([name, read(head, name)]).not.toEqual([name, ''])
      expect(new URL(read(head, 'canonical'), 'http://site').pathname).toBe(paths[0])
    })

    test('the link is previewed with a picture that the site has', () => {
      const { pathname } = new URL(read(head, 'og:image'), 'http://site')
      expect(pathname).toMatch(/^\/static\/.+\.cover-.+\.(png|jpe?g)$/)
      expect(statSync(path.join(dist, pathname)).size).toBeGreaterThan(5000)
    })
  })
}
