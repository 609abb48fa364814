import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('a long hall name goes on in a further line, within the page, and is read whole', () => {
  const styles = readFileSync('pages/pet/_family/sign/Sign.module.css', 'utf8')
  expect(styles).toMatch(/max-width: calc\(100% - 24px\)/)
  expect(styles).toMatch(/overflow-wrap: break-word/)
  expect(styles).not.toMatch(/nowrap|ellipsis/)
})
