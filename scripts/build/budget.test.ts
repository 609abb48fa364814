// @vitest-environment node
import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { checkBackground } from './budget.ts'
import type { Layer } from './layers.ts'

const background = (code: string, css = ''): Layer[] => [
  { name: 'background', file: 'static/background-1a2b3c4d.js', code, css },
]
/** Text that does not compress below so many KB. */
const heavy = (kilobytes: number) => randomBytes(kilobytes * 1024).toString('base64')

it('what works behind every page may weigh 10 KB', async () => {
  await expect(checkBackground(background(heavy(9)))).resolves.toBeUndefined()
  await expect(checkBackground(background(heavy(11)))).rejects.toThrow(
    /^shared\/background: it weighs 11\.\d KB over the wire, 1\.\d KB over its budget\./,
  )
})

it('what works behind every page has no styles', async () => {
  await expect(checkBackground(background('1', '.a{}'))).rejects.toThrow('it brings styles')
})
