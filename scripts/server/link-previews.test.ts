import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { builtSite, DIST } from './testing/built-site.ts'

const { pages } = builtSite()

/** Some previewers read no further. */
const HEAD_BYTES = 32 * 1024

/** Content of the element with the given name, as previewers find it without running anything. */
function read(html: string, name: string): string {
  return new RegExp(`="${name}"[^>]* (?:content|href)="([^"]+)"`).exec(html)?.[1] ?? ''
}

it.each(Object.entries(pages))(
  'a link to %s is previewed with words, its canonical address and a picture',
  (_, { html, paths }) => {
    const head = readFileSync(path.join(DIST, html)).subarray(0, HEAD_BYTES).toString()
    for (const name of ['og:title', 'og:description', 'description', 'twitter:card', 'og:image:width'])
      expect([name, read(head, name)]).not.toEqual([name, ''])
    expect(new URL(read(head, 'canonical'), 'http://site').pathname).toBe(paths[0])
    const { pathname } = new URL(read(head, 'og:image'), 'http://site')
    expect(pathname).toMatch(/^\/static\/.+\.cover-.+\.(png|jpe?g)$/)
    expect(statSync(path.join(DIST, pathname)).size).toBeGreaterThan(5000)
  },
)
