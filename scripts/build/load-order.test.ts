import { afterAll, describe, expect, it } from 'vitest'
import { SourceCopy } from './source-copy.ts'

/** Pages of several components of the heavy set, whose styles stand in the HTML. */
const PAGES = [
  'group-event/_family',
  'group-event/0408',
  'halls/_family',
  'halls/drives',
  'halls/drives-popup',
]
const copies: SourceCopy[] = []

afterAll(() => {
  for (const copy of copies) copy.remove()
})

describe('the built site', () => {
  it('the built site is the same, byte for byte, in another folder where its modules load in another order', () => {
    const seeds = [Math.random(), Math.random()]
    const [here, there] = seeds.map(builtAtRandom)
    expect(there, `Seeds: ${seeds.join(', ')}`).toEqual(here)
  })
})

/** Files of a build in a folder of its own, each module of which arrives a while after it was asked for. */
function builtAtRandom(seed: number): Record<string, string> {
  const copy = new SourceCopy(process.cwd(), PAGES)
  copies.push(copy)
  copy.edit('scripts/vite/bundle.ts', (code) => code.replace('plugins: [', `plugins: [${delaying(seed)}, `))
  const { status, output } = copy.build([], 'cold')
  expect(status, output).toBe(0)
  return copy.site()
}

/** Source of a Vite plugin: waits up to 40 ms for each module, as the seed and the module's path say. */
function delaying(seed: number): string {
  return `{
    name: 'delaying',
    enforce: 'pre' as const,
    async load(id: string) {
      let mark = ${Math.floor(seed * 2 ** 31)}
      for (const letter of path.relative(root, id)) mark = Math.imul(mark ^ letter.charCodeAt(0), 0x01000193)
      await new Promise((resolve) => setTimeout(resolve, (mark >>> 0) % 40))
      return null
    },
  }`
}
